import { accessTerms } from '#domain/password/link-terms.ts';
import { associationAddress } from '#domain/players/association-link.ts';
import { linkAddress } from '#domain/password/links.ts';
import { accountMailWords } from '#domain/words/mail-account.ts';
import { buttonTo, greeting, linkLetter, note, text, type Letters } from './letter-parts.ts';

/** What of an account its owner is told of. */
export type AccountChange = keyof typeof accountMailWords.accountChanged.changes;

/** What mails about an account are told. */
export type AccountMails = {
  emailCode: { code: string };
  accountExists: Record<string, never>;
  welcome: { firstName: string; hasClubs: boolean };
  passwordReset: { firstName: string; token: string };
  invitation: { firstName: string; token: string };
  activation: { firstName: string; token: string };
  association: { firstName: string; token: string; clubs: string[] };
  passwordChanged: { firstName: string };
  /** By a person or club by name, or by its owner (null). */
  accountChanged: { firstName: string; changes: AccountChange[]; by: string | null };
  newDevice: { firstName: string; device: string };
};

const minutes = (seconds: number): number => seconds / 60;
const hours = (seconds: number): number => seconds / 3600;
const loginPath = '/login';
const forgotPath = '/forgot-password';

/** How mails about an account are written. */
export const accountLetters: Letters<AccountMails> = {
  emailCode({ code }) {
    const { subject, preview, heading, reason, ...words } = accountMailWords.emailCode;
    const lasts = minutes(accessTerms.code.lasts);
    return {
      subject,
      preview: preview(code, lasts),
      heading,
      reason,
      passages: [text(words.text), { kind: 'code', code }, note(words.note(lasts))],
    };
  },
  accountExists() {
    const { text: words, button, note: hint, ...rest } = accountMailWords.accountExists;
    return {
      ...rest,
      passages: [text(words), buttonTo(button, loginPath), note(hint)],
    };
  },
  welcome({ firstName, hasClubs }) {
    const { text: words, clubs, button, ...rest } = accountMailWords.welcome;
    const more = hasClubs ? [text(clubs)] : [];
    return {
      ...rest,
      passages: [greeting(firstName), text(words), ...more, buttonTo(button, loginPath)],
    };
  },
  passwordReset: ({ firstName, token }) =>
    linkLetter(accountMailWords.passwordReset, firstName, {
      path: linkAddress('reset', token),
      lasts: minutes(accessTerms.links.reset),
    }),
  invitation: ({ firstName, token }) =>
    linkLetter(accountMailWords.invitation, firstName, {
      path: linkAddress('invitation', token),
      lasts: hours(accessTerms.links.invitation),
    }),
  activation: ({ firstName, token }) =>
    linkLetter(accountMailWords.activation, firstName, {
      path: linkAddress('activation', token),
      lasts: hours(accessTerms.links.activation),
    }),
  association: ({ firstName, token, clubs }) =>
    linkLetter(
      { ...accountMailWords.association, text: accountMailWords.association.text(clubs) },
      firstName,
      {
        path: associationAddress(token),
        lasts: hours(accessTerms.association.lasts),
      },
    ),
  passwordChanged({ firstName }) {
    const { text: words, button, note: hint, ...rest } = accountMailWords.passwordChanged;
    return {
      ...rest,
      passages: [greeting(firstName), text(words), note(hint), buttonTo(button, forgotPath)],
    };
  },
  accountChanged({ firstName, changes, by }) {
    const { own, by: byOther, changes: named, button, note: hint, ...rest } = accountMailWords.accountChanged;
    return {
      ...rest,
      passages: [
        greeting(firstName),
        text(`${by === null ? own : byOther(by)} ${changes.map((change) => named[change]).join('; ')}.`),
        note(hint),
        buttonTo(button, '/profile'),
      ],
    };
  },
  newDevice({ firstName, device }) {
    const { text: words, button, note: hint, ...rest } = accountMailWords.newDevice;
    return {
      ...rest,
      passages: [greeting(firstName), text(words(device)), note(hint), buttonTo(button, '/profile')],
    };
  },
};
