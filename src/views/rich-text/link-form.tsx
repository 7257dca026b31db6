import type { Editor } from '@tiptap/core';
import { useState, type SubmitEvent } from 'react';
import { safeLink } from '#domain/rich-text/link.ts';
import { richTextWords } from '#domain/words/rich-text.ts';
import { Button } from '#views/ui/button.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import * as css from './editor.css.ts';

const words = richTextWords.link;

export type LinkFormProps = { editor: Editor; onDone: () => void };

/** Asks where a link leads; where nothing is selected, the address itself becomes the link. */
export const LinkForm = ({ editor, onDone }: LinkFormProps) => {
  const [error, setError] = useState<string>();
  const current: unknown = editor.getAttributes('link')['href'];
  const set = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // The form stands within the form of the page, for React.
    event.stopPropagation();
    const written = new FormData(event.currentTarget).get('address');
    const href = safeLink(completed(typeof written === 'string' ? written.trim() : ''));
    if (href === null) return setError(words.refused);
    setLink(editor, href);
    onDone();
  };
  return (
    <form noValidate className={css.linkForm} onSubmit={set}>
      <TextField
        name="address"
        label={words.address}
        hint={words.hint}
        error={error}
        defaultValue={typeof current === 'string' ? current : ''}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
      <div className={css.linkActions}>
        {typeof current === 'string' && (
          <Button
            tone="secondary"
            onClick={() => {
              editor.chain().extendMarkRange('link').unsetLink().run();
              onDone();
            }}
          >
            {words.remove}
          </Button>
        )}
        <Button type="submit" tone="primary">
          {words.set}
        </Button>
      </div>
    </form>
  );
};

/** People type addresses as they say them. */
const completed = (address: string): string =>
  /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]|$)/i.test(address) ? `https://${address}` : address;

function setLink(editor: Editor, href: string): void {
  const { empty } = editor.state.selection;
  const isNew = empty && !editor.isActive('link');
  if (isNew) {
    const mark = { type: 'link', attrs: { href } };
    editor
      .chain()
      .insertContent({ type: 'text', text: href, marks: [mark] })
      .unsetMark('link')
      .run();
  } else editor.chain().extendMarkRange('link').setLink({ href }).run();
}
