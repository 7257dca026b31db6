import { languageOf, sourceLanguage } from '#domain/language/languages.ts';
import { isRecord } from '#domain/session/stored.ts';
import { speaking } from '#server/language.ts';
import type { Sealing } from '#server/services/sealing.ts';
import { calendarText } from './calendar.ts';
import type { Frame } from './letter.ts';
import { pageOf } from './page.ts';
import { plainOf } from './plain.ts';
import { isMailTemplate, letterOf, type MailParameters } from './templates.ts';

/** A mail as it is read. */
export type ComposedMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** A calendar file that goes along. */
  calendar?: { method: 'cancel' | 'publish'; content: string };
};

/** Makes the bodies of a mail, or answers null where it cannot be opened or has a template that is not known here. */
export function composeMail(
  kept: { id: string; template: string; sealed: Buffer },
  { sealing, frame }: { sealing: Sealing; frame: Frame },
): ComposedMail | null {
  const opened = sealing.open(kept.sealed, kept.id);
  const mail: unknown = opened === null ? null : JSON.parse(opened);
  if (!isRecord(mail) || typeof mail['to'] !== 'string' || !isMailTemplate(kept.template)) return null;
  const { to, parameters } = mail as { to: string; parameters: unknown };
  const template = kept.template;
  const language = typeof mail['language'] === 'string' ? languageOf(mail['language']) : null;
  return speaking(language ?? sourceLanguage, () => {
    const letter = letterOf(template, parameters as MailParameters[typeof template]);
    const { calendar } = letter;
    return {
      to,
      subject: letter.subject,
      text: plainOf(letter, frame),
      html: pageOf(letter, frame),
      ...(calendar && { calendar: { method: calendar.method, content: calendarText(calendar, frame) } }),
    };
  });
}
