import { accountLetters, type AccountMails } from './account-letters.ts';
import { bookingLetters, type BookingMails } from './booking-letters.ts';
import type { Letter } from './letter.ts';
import type { Letters } from './letter-parts.ts';
import { moneyLetters, type MoneyMails } from './money-letters.ts';
import { tournamentLetters, type TournamentMails } from './tournament-letters.ts';

/** What each template is told; all of it is sealed in the outbox. */
export type MailParameters = AccountMails & MoneyMails & BookingMails & TournamentMails;

export type MailTemplate = keyof MailParameters;

/** How each mail is written. */
const letters: Letters<MailParameters> = {
  ...accountLetters,
  ...moneyLetters,
  ...bookingLetters,
  ...tournamentLetters,
};

/** A mail as its template writes it. */
export function letterOf<T extends MailTemplate>(template: T, parameters: MailParameters[T]): Letter {
  return letters[template](parameters);
}

/** Whether a text names a template; an outbox may hold mails of a newer version. */
export function isMailTemplate(name: string): name is MailTemplate {
  return Object.hasOwn(letters, name);
}
