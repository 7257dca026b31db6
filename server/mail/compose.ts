import { isRecord } from '#domain/session/stored.ts';
import type { Sealing } from '#server/services/sealing.ts';
import type { Frame } from './letter.ts';
import { pageOf } from './page.ts';
import { plainOf } from './plain.ts';
import { isMailTemplate, letterOf, type MailParameters } from './templates.ts';

/** A mail as it is read. */
export type ComposedMail = { to: string; subject: string; text: string; html: string };

/** Makes the bodies of a mail, or answers null where it cannot be opened or has a template that is not known here. */
export function composeMail(
  kept: { id: string; template: string; sealed: Buffer },
  { sealing, frame }: { sealing: Sealing; frame: Frame },
): ComposedMail | null {
  const opened = sealing.open(kept.sealed, kept.id);
  const mail: unknown = opened === null ? null : JSON.parse(opened);
  if (!isRecord(mail) || typeof mail['to'] !== 'string' || !isMailTemplate(kept.template)) return null;
  const letter = letterOf(kept.template, mail['parameters'] as MailParameters[typeof kept.template]);
  return {
    to: mail['to'],
    subject: letter.subject,
    text: plainOf(letter, frame),
    html: pageOf(letter, frame),
  };
}
