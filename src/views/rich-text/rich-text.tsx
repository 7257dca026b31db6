import type { ReactNode } from 'react';
import type { Block, Inline, RichText } from '#domain/rich-text/document.ts';
import { Prose } from '#views/ui/prose.tsx';

/** A text with its marks, as elements: nothing that anyone has written is ever taken for markup. */
export const RichTextView = ({ text }: { text: RichText }) => (
  <Prose>
    {text.map((block, place) => (
      <BlockView key={place} block={block} />
    ))}
  </Prose>
);

const BlockView = ({ block }: { block: Block }) => {
  if (block.kind === 'paragraph') return <p>{inlines(block.content)}</p>;
  if (block.kind === 'heading') {
    const Heading = block.level === 2 ? 'h2' : 'h3';
    return <Heading id={block.id}>{inlines(block.content)}</Heading>;
  }
  const items = block.items.map((item, place) => <li key={place}>{inlines(item)}</li>);
  if (block.order === 'points') return <ul>{items}</ul>;
  return <ol {...(block.start === 1 ? {} : { start: block.start })}>{items}</ol>;
};

const inlines = (content: readonly Inline[]): ReactNode =>
  content.map((part, place) => <InlineView key={place} part={part} />);

const InlineView = ({ part }: { part: Inline }) => {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'break') return <br />;
  if (part.kind !== 'link') {
    const Element = part.kind === 'strong' ? 'strong' : 'em';
    return <Element>{inlines(part.content)}</Element>;
  }
  const isElsewhere = /^https?:/.test(part.href);
  return (
    <a href={part.href} {...(isElsewhere ? { rel: 'noopener nofollow ugc' } : {})}>
      {inlines(part.content)}
    </a>
  );
};
