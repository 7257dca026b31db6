import { mailWords } from '#domain/words/mail.ts';
import type { Letter, Passage } from './letter.ts';

/** How mails are written, each from what its template is told. */
export type Letters<Parameters> = { [Name in keyof Parameters]: (parameters: Parameters[Name]) => Letter };

export const text = (words: string): Passage => ({ kind: 'text', text: words });
export const note = (words: string): Passage => ({ kind: 'note', text: words });
export const buttonTo = (label: string, path: string): Passage => ({ kind: 'button', label, path });
export const greeting = (firstName: string): Passage => text(mailWords.greeting(firstName));

type LinkWords = {
  subject: string;
  preview: (lasts: number) => string;
  heading: string;
  text: string;
  button: string;
  note: (lasts: number) => string;
  reason: string;
};

/** A mail whose point is a link that works for some time. */
export function linkLetter(
  words: LinkWords,
  firstName: string,
  link: { path: string; lasts: number },
): Letter {
  const { subject, heading, reason } = words;
  return {
    subject,
    preview: words.preview(link.lasts),
    heading,
    reason,
    passages: [
      greeting(firstName),
      text(words.text),
      { kind: 'button', label: words.button, path: link.path },
      note(words.note(link.lasts)),
    ],
  };
}
