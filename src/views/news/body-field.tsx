import Bold from 'lucide-react/icons/bold';
import Heading from 'lucide-react/icons/heading-2';
import Italic from 'lucide-react/icons/italic';
import LinkSign from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import Numbers from 'lucide-react/icons/list-ordered';
import { useRef } from 'react';
import { withMark, type Mark } from '#domain/rich-text/marking.ts';
import { newsWords } from '#domain/words/news.ts';
import { IconButton } from '#views/ui/icon-button.tsx';
import { TextAreaField, type TextAreaFieldProps } from '#views/ui/text-area-field.tsx';
import * as css from './page.css.ts';

const words = newsWords.form;

const tools = [
  ['heading', Heading],
  ['strong', Bold],
  ['emphasis', Italic],
  ['points', List],
  ['numbers', Numbers],
  ['link', LinkSign],
] as const satisfies (readonly [Mark, unknown])[];

export type BodyFieldProps = Omit<TextAreaFieldProps, 'onChange' | 'ref'> & {
  readOnly: boolean;
  onText: (text: string) => void;
};

/** The text of an article, with tools that set its marks at what is selected. */
export const BodyField = ({ onText, ...field }: BodyFieldProps) => {
  const area = useRef<HTMLTextAreaElement>(null);
  const mark = (one: Mark): void => {
    const { current } = area;
    if (!current) return;
    const { value, selectionStart, selectionEnd } = current;
    const marked = withMark({ text: value, start: selectionStart, end: selectionEnd }, one);
    onText(marked.text);
    // The field has the new text only after the page is drawn anew.
    requestAnimationFrame(() => {
      current.focus();
      current.setSelectionRange(marked.start, marked.end);
    });
  };
  return (
    <TextAreaField
      {...field}
      ref={area}
      rows={14}
      hint={words.bodyHint}
      aside={
        <span className={css.tools} role="group" aria-label={words.tools}>
          {tools.map(([one, icon]) => (
            <IconButton
              key={one}
              label={words.marks[one]}
              icon={icon}
              size="small"
              disabled={field.readOnly}
              onClick={() => mark(one)}
            />
          ))}
        </span>
      }
      onChange={(event) => onText(event.currentTarget.value)}
    />
  );
};
