import type { FailedBy } from '#domain/payments/ledger.ts';
import { fixtureTime } from '#domain/dates/fixture-time.ts';
import { cityOf } from '#domain/dates/zone.ts';
import { accessTerms } from '#domain/password/link-terms.ts';
import { associationAddress } from '#domain/players/association-link.ts';
import { linkAddress } from '#domain/password/links.ts';
import { decimalText } from '#domain/language/locale.ts';
import { moneyText } from '#domain/payments/money.ts';
import { mailWords } from '#domain/words/mail.ts';
import { planWords } from '#domain/words/plan.ts';
import type { Letter, Passage } from './letter.ts';

/** What each template is told; all of it is sealed in the outbox. */
export type MailParameters = {
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
  chargeDeclined: Declined;
  renewalDeclined: Declined;
  topUp: {
    firstName: string;
    kind: keyof typeof mailWords.topUp.kinds;
    club: string;
    amount: string;
    balance: string;
  };
  matchCalled: { firstName: string; matchId: number; match: string; table: string | null };
  matchesPlanned: {
    firstName: string;
    about: string;
    matches: { match: string; at: string; timeZone: string; table: string | null; opponent: string | null }[];
  };
  booking: BookingNews;
  tournamentDraw: {
    firstName: string;
    tournamentId: number;
    tournament: string;
    number: number;
    match: string | null;
    opponent: string | null;
  };
  tournamentEntry: EntryNews;
};

/** What goes back, and where to; a mail of an older process says it of one amount. */
type Returned = { amount: number; currency: string; to: 'card' | 'credit' };

/** What players are told of their bookings, one or several of a series; instants in ISO 8601. */
type BookingNews = {
  firstName: string;
  kind: keyof typeof mailWords.booking.kinds;
  club: string;
  at: string;
  timeZone: string;
  bookings: { id: number; version: number; table: BookedTable; startsAt: string; endsAt: string }[];
  before: { table: BookedTable; startsAt: string } | null;
  /** In the minor unit; null where nothing is to be said of it. */
  price: { amount: number; currency: string; isPaid: boolean } | null;
  fee: { amount: number; currency: string } | null;
  /** What goes back of what was paid; a mail of an older process does not say. */
  back?: Returned | Returned[] | null;
  reason: string | null;
  /** Why the club cannot keep it; missing in mails of an earlier version. */
  calledOff?: keyof typeof mailWords.booking.calledOff | null;
};

type BookedTable = { number: number; name: string | null };

/** What players are told of a tournament that they have entered; days as they are written. */
type EntryNews = {
  firstName: string;
  kind: keyof typeof mailWords.tournamentEntry.kinds;
  tournamentId: number;
  tournament: string;
  begins: string | null;
  reason: string | null;
};

/** What of an account its owner is told of. */
export type AccountChange = keyof typeof mailWords.accountChanged.changes;

type Declined = {
  firstName: string;
  club: string;
  amount: string;
  /** Missing in mails of an earlier version, which knew of the bank alone. */
  by?: FailedBy;
  retryOn: string | null;
};

export type MailTemplate = keyof MailParameters;

const minutes = (seconds: number): number => seconds / 60;
const hours = (seconds: number): number => seconds / 3600;
const text = (words: string): Passage => ({ kind: 'text', text: words });
const note = (words: string): Passage => ({ kind: 'note', text: words });
const loginPath = '/login';
const forgotPath = '/forgot-password';

/** How each mail is written. */
const letters: { [T in MailTemplate]: (parameters: MailParameters[T]) => Letter } = {
  emailCode({ code }) {
    const { subject, preview, heading, reason, ...words } = mailWords.emailCode;
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
    const { text: words, button, note: hint, ...rest } = mailWords.accountExists;
    return {
      ...rest,
      passages: [text(words), { kind: 'button', label: button, path: loginPath }, note(hint)],
    };
  },
  welcome({ firstName, hasClubs }) {
    const { text: words, clubs, button, ...rest } = mailWords.welcome;
    const more = hasClubs ? [text(clubs)] : [];
    return {
      ...rest,
      passages: [
        text(mailWords.greeting(firstName)),
        text(words),
        ...more,
        { kind: 'button', label: button, path: loginPath },
      ],
    };
  },
  passwordReset: ({ firstName, token }) =>
    linkLetter(mailWords.passwordReset, firstName, {
      path: linkAddress('reset', token),
      lasts: minutes(accessTerms.links.reset),
    }),
  invitation: ({ firstName, token }) =>
    linkLetter(mailWords.invitation, firstName, {
      path: linkAddress('invitation', token),
      lasts: hours(accessTerms.links.invitation),
    }),
  activation: ({ firstName, token }) =>
    linkLetter(mailWords.activation, firstName, {
      path: linkAddress('activation', token),
      lasts: hours(accessTerms.links.activation),
    }),
  association: ({ firstName, token, clubs }) =>
    linkLetter({ ...mailWords.association, text: mailWords.association.text(clubs) }, firstName, {
      path: associationAddress(token),
      lasts: hours(accessTerms.association.lasts),
    }),
  passwordChanged({ firstName }) {
    const { text: words, button, note: hint, ...rest } = mailWords.passwordChanged;
    return {
      ...rest,
      passages: [
        text(mailWords.greeting(firstName)),
        text(words),
        note(hint),
        { kind: 'button', label: button, path: forgotPath },
      ],
    };
  },
  accountChanged({ firstName, changes, by }) {
    const { own, by: byOther, changes: named, button, note: hint, ...rest } = mailWords.accountChanged;
    return {
      ...rest,
      passages: [
        text(mailWords.greeting(firstName)),
        text(`${by === null ? own : byOther(by)} ${changes.map((change) => named[change]).join('; ')}.`),
        note(hint),
        { kind: 'button', label: button, path: '/profile' },
      ],
    };
  },
  newDevice({ firstName, device }) {
    const { text: words, button, note: hint, ...rest } = mailWords.newDevice;
    return {
      ...rest,
      passages: [
        text(mailWords.greeting(firstName)),
        text(words(device)),
        note(hint),
        { kind: 'button', label: button, path: '/profile' },
      ],
    };
  },
  chargeDeclined: (declined) => composeDeclined(mailWords.chargeDeclined, declined),
  renewalDeclined: (declined) => composeDeclined(mailWords.renewalDeclined, declined),
  topUp({ firstName, kind, club, amount, balance }) {
    const { kinds, preview, balance: now, button, reason } = mailWords.topUp;
    const words = kinds[kind];
    return {
      subject: words.subject(club),
      preview,
      heading: words.heading,
      reason,
      passages: [
        text(mailWords.greeting(firstName)),
        text(words.text(amount, club)),
        ...(isUnpaidTopUp(kind) ? [] : [text(now(balance))]),
        { kind: 'button', label: button, path: '/profile/payment' },
      ],
    };
  },
  matchCalled({ firstName, matchId, match, table }) {
    const words = mailWords.matchCalled;
    return {
      subject: words.subject(match),
      preview: words.preview,
      heading: words.heading,
      reason: words.reason,
      passages: [
        text(mailWords.greeting(firstName)),
        text(words.text(match)),
        ...(table === null ? [] : [text(words.table(table))]),
        { kind: 'button', label: words.button, path: `/match/${matchId}` },
        { kind: 'button', label: words.whole, path: '/my-play' },
      ],
    };
  },
  matchesPlanned({ firstName, about, matches }) {
    const words = mailWords.matchesPlanned;
    return {
      subject: words.subject(about),
      preview: words.preview,
      heading: words.heading,
      reason: words.reason,
      passages: [
        text(mailWords.greeting(firstName)),
        text(words.text(about)),
        ...matches.map(({ match, at, timeZone, table, opponent }) =>
          text(
            [
              words.match(match, fixtureTime(at, timeZone)?.text ?? at, cityOf(timeZone)),
              ...(opponent === null ? [] : [words.opponent(opponent)]),
              ...(table === null ? [] : [mailWords.matchCalled.table(table)]),
            ].join(' '),
          ),
        ),
        { kind: 'button', label: words.button, path: '/my-play' },
      ],
    };
  },
  booking({
    firstName,
    kind,
    club,
    at,
    timeZone,
    bookings,
    before,
    price,
    fee,
    back,
    reason: given,
    calledOff,
  }) {
    const words = mailWords.booking;
    const { subject, heading, text: said } = words.kinds[kind];
    const timeOf = (instant: string) => fixtureTime(instant, timeZone)?.text ?? instant;
    const [first] = bookings;
    const isCancelled = kind === 'cancelled';
    const isInCalendar = !neverBooked.has(kind);
    return {
      subject: subject(club),
      preview: first ? timeOf(first.startsAt) : '',
      heading,
      reason: words.reason,
      ...(isInCalendar && {
        calendar: {
          method: isCancelled ? 'cancel' : 'publish',
          at,
          events: bookings.map(({ id, version, table, startsAt, endsAt }) => ({
            uid: `booking-${id}`,
            sequence: version,
            startsAt,
            endsAt,
            title: words.event(club),
            place: `${club}, ${tableText(table)}`,
            path: '/table-schedule',
          })),
        },
      }),
      passages: [
        text(mailWords.greeting(firstName)),
        text(said),
        ...bookings.map(({ table, startsAt, endsAt }) =>
          text(
            words.time(
              tableText(table),
              lastingText(timeOf(startsAt), { startsAt, endsAt }),
              cityOf(timeZone),
            ),
          ),
        ),
        ...(before === null ? [] : [text(words.before(tableText(before.table), timeOf(before.startsAt)))]),
        ...(given === null ? [] : [text(words.because(given))]),
        ...(calledOff ? [text(words.calledOff[calledOff](club)), text(words.free)] : []),
        ...(price === null
          ? []
          : [text((price.isPaid ? words.paid : words.atClub)(moneyText(price.amount, price.currency)))]),
        ...(fee === null ? [] : [text(words.fee(moneyText(fee.amount, fee.currency)))]),
        ...[back ?? []]
          .flat()
          .map(({ to, amount, currency }) => text(words.back[to](moneyText(amount, currency)))),
        { kind: 'button', label: words.button, path: '/table-schedule' },
        ...(isInCalendar ? [note(isCancelled ? words.outOfCalendar : words.intoCalendar)] : []),
      ],
    };
  },
  tournamentDraw({ firstName, tournamentId, tournament, number, match, opponent }) {
    const words = mailWords.tournamentDraw;
    const first =
      match === null ? null : opponent === null ? words.unknown(match) : words.first(match, opponent);
    return {
      subject: words.subject(tournament, number),
      preview: words.preview,
      heading: words.heading(number),
      reason: words.reason,
      passages: [
        text(mailWords.greeting(firstName)),
        text(words.text(tournament)),
        ...(first === null ? [] : [text(first)]),
        { kind: 'button', label: words.button, path: `/tournamentInfo/${tournamentId}` },
      ],
    };
  },
  tournamentEntry({ firstName, kind, tournamentId, tournament, begins, reason: given }) {
    const { kinds, preview, begins: beginsOn, because, button, reason } = mailWords.tournamentEntry;
    const { subject, heading, text: said } = kinds[kind];
    return {
      subject: subject(tournament),
      preview,
      heading,
      reason,
      passages: [
        text(mailWords.greeting(firstName)),
        text(said(tournament)),
        ...(begins === null ? [] : [text(beginsOn(begins))]),
        ...(given === null ? [] : [text(because(given))]),
        { kind: 'button', label: button, path: `/tournamentInfo/${tournamentId}` },
      ],
    };
  },
};

/** What was never booked stands in no calendar. */
const neverBooked = new Set<BookingNews['kind']>(['gone', 'notMoved', 'unpaid', 'noCards', 'notCharged']);

const isUnpaidTopUp = (kind: MailParameters['topUp']['kind']): boolean =>
  kind !== 'credited' && kind !== 'takenBack';

const tableText = ({ number, name }: BookedTable): string => planWords.table(number, name);

/** A beginning with how long it lasts: an hour and a half, as its reader writes it. */
function lastingText(start: string, { startsAt, endsAt }: { startsAt: string; endsAt: string }): string {
  const lasted = (Date.parse(endsAt) - Date.parse(startsAt)) / 3_600_000;
  return mailWords.booking.lasts(start, mailWords.booking.hours(decimalText(lasted, 1, 0), lasted));
}

function composeDeclined(
  words: typeof mailWords.chargeDeclined | typeof mailWords.renewalDeclined,
  { firstName, club, amount, by = 'bank', retryOn }: Declined,
): Letter {
  const { text: byBank, again, last, button, unmade, because, ...rest } = words;
  const said = by === 'bank' ? byBank : because[by];
  return {
    ...rest,
    ...(by !== 'bank' && unmade),
    passages: [
      text(mailWords.greeting(firstName)),
      text(said(amount, club)),
      text(retryOn === null ? last : again(retryOn)),
      { kind: 'button', label: button, path: '/profile/payment' },
    ],
  };
}

type LinkWords = {
  subject: string;
  preview: (lasts: number) => string;
  heading: string;
  text: string;
  button: string;
  note: (lasts: number) => string;
  reason: string;
};

function linkLetter(words: LinkWords, firstName: string, link: { path: string; lasts: number }): Letter {
  const { subject, heading, reason } = words;
  return {
    subject,
    preview: words.preview(link.lasts),
    heading,
    reason,
    passages: [
      text(mailWords.greeting(firstName)),
      text(words.text),
      { kind: 'button', label: words.button, path: link.path },
      note(words.note(link.lasts)),
    ],
  };
}

/** A mail as its template writes it. */
export function letterOf<T extends MailTemplate>(template: T, parameters: MailParameters[T]): Letter {
  return letters[template](parameters);
}

/** Whether a text names a template; an outbox may hold mails of a newer version. */
export function isMailTemplate(name: string): name is MailTemplate {
  return Object.hasOwn(letters, name);
}
