import type { FailedBy } from '#domain/payments/ledger.ts';
import { moneyMailWords } from '#domain/words/mail-money.ts';
import type { Letter } from './letter.ts';
import { buttonTo, greeting, text, type Letters } from './letter-parts.ts';

type Declined = {
  firstName: string;
  club: string;
  amount: string;
  /** Missing in mails of an earlier version, which knew of the bank alone. */
  by?: FailedBy;
  retryOn: string | null;
};

/** What mails about payments are told. */
export type MoneyMails = {
  chargeDeclined: Declined;
  renewalDeclined: Declined;
  topUp: {
    firstName: string;
    kind: keyof typeof moneyMailWords.topUp.kinds;
    club: string;
    amount: string;
    balance: string;
  };
};

/** How mails about payments are written. */
export const moneyLetters: Letters<MoneyMails> = {
  chargeDeclined: (declined) => composeDeclined(moneyMailWords.chargeDeclined, declined),
  renewalDeclined: (declined) => composeDeclined(moneyMailWords.renewalDeclined, declined),
  topUp({ firstName, kind, club, amount, balance }) {
    const { kinds, preview, balance: now, button, reason } = moneyMailWords.topUp;
    const words = kinds[kind];
    return {
      subject: words.subject(club),
      preview,
      heading: words.heading,
      reason,
      passages: [
        greeting(firstName),
        text(words.text(amount, club)),
        ...(isUnpaidTopUp(kind) ? [] : [text(now(balance))]),
        buttonTo(button, '/profile/payment'),
      ],
    };
  },
};

const isUnpaidTopUp = (kind: MoneyMails['topUp']['kind']): boolean =>
  kind !== 'credited' && kind !== 'takenBack';

function composeDeclined(
  words: typeof moneyMailWords.chargeDeclined | typeof moneyMailWords.renewalDeclined,
  { firstName, club, amount, by = 'bank', retryOn }: Declined,
): Letter {
  const { text: byBank, again, last, button, unmade, because, ...rest } = words;
  const said = by === 'bank' ? byBank : because[by];
  return {
    ...rest,
    ...(by !== 'bank' && unmade),
    passages: [
      greeting(firstName),
      text(said(amount, club)),
      text(retryOn === null ? last : again(retryOn)),
      buttonTo(button, '/profile/payment'),
    ],
  };
}
