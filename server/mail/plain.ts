import { mailWords } from '#domain/words/mail.ts';
import { addressOf, type Frame, type Letter, type Passage } from './letter.ts';

/** A mail as plain text. */
export function plainOf(letter: Letter, frame: Frame): string {
  const blocks = [
    letter.heading.toUpperCase(),
    ...letter.passages.map((passage) => blockOf(passage, frame)),
    `-- \n${wrapped(letter.reason)}`,
    wrapped(`${mailWords.sentBy(frame.operator)} ${mailWords.automatic}`),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function blockOf(passage: Passage, frame: Frame): string {
  if (passage.kind === 'code') return `    ${passage.code}`;
  if (passage.kind === 'button') return `${passage.label}:\n${addressOf(frame, passage.path)}`;
  return wrapped(passage.text);
}

/** Lines of at most 72 characters, as mail is read; a word that is longer has a line of its own. */
function wrapped(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= 72) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
