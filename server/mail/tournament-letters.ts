import { fixtureTime } from '#domain/dates/fixture-time.ts';
import { cityOf } from '#domain/dates/zone.ts';
import { tournamentMailWords } from '#domain/words/mail-tournament.ts';
import { buttonTo, greeting, text, type Letters } from './letter-parts.ts';

/** What players are told of a tournament that they have entered; days as they are written. */
type EntryNews = {
  firstName: string;
  kind: keyof typeof tournamentMailWords.tournamentEntry.kinds;
  tournamentId: number;
  tournament: string;
  begins: string | null;
  reason: string | null;
};

/** What mails about tournaments and their matches are told. */
export type TournamentMails = {
  matchCalled: { firstName: string; matchId: number; match: string; table: string | null };
  matchesPlanned: {
    firstName: string;
    about: string;
    matches: { match: string; at: string; timeZone: string; table: string | null; opponent: string | null }[];
  };
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

/** How mails about tournaments and their matches are written. */
export const tournamentLetters: Letters<TournamentMails> = {
  matchCalled({ firstName, matchId, match, table }) {
    const words = tournamentMailWords.matchCalled;
    return {
      subject: words.subject(match),
      preview: words.preview,
      heading: words.heading,
      reason: words.reason,
      passages: [
        greeting(firstName),
        text(words.text(match)),
        ...(table === null ? [] : [text(words.table(table))]),
        buttonTo(words.button, `/match/${matchId}`),
        buttonTo(words.whole, '/my-play'),
      ],
    };
  },
  matchesPlanned({ firstName, about, matches }) {
    const words = tournamentMailWords.matchesPlanned;
    return {
      subject: words.subject(about),
      preview: words.preview,
      heading: words.heading,
      reason: words.reason,
      passages: [
        greeting(firstName),
        text(words.text(about)),
        ...matches.map(({ match, at, timeZone, table, opponent }) =>
          text(
            [
              words.match(match, fixtureTime(at, timeZone)?.text ?? at, cityOf(timeZone)),
              ...(opponent === null ? [] : [words.opponent(opponent)]),
              ...(table === null ? [] : [tournamentMailWords.matchCalled.table(table)]),
            ].join(' '),
          ),
        ),
        buttonTo(words.button, '/my-play'),
      ],
    };
  },
  tournamentDraw({ firstName, tournamentId, tournament, number, match, opponent }) {
    const words = tournamentMailWords.tournamentDraw;
    const first =
      match === null ? null : opponent === null ? words.unknown(match) : words.first(match, opponent);
    return {
      subject: words.subject(tournament, number),
      preview: words.preview,
      heading: words.heading(number),
      reason: words.reason,
      passages: [
        greeting(firstName),
        text(words.text(tournament)),
        ...(first === null ? [] : [text(first)]),
        buttonTo(words.button, `/tournamentInfo/${tournamentId}`),
      ],
    };
  },
  tournamentEntry({ firstName, kind, tournamentId, tournament, begins, reason: given }) {
    const { kinds, preview, begins: beginsOn, because, button, reason } = tournamentMailWords.tournamentEntry;
    const { subject, heading, text: said } = kinds[kind];
    return {
      subject: subject(tournament),
      preview,
      heading,
      reason,
      passages: [
        greeting(firstName),
        text(said(tournament)),
        ...(begins === null ? [] : [text(beginsOn(begins))]),
        ...(given === null ? [] : [text(because(given))]),
        buttonTo(button, `/tournamentInfo/${tournamentId}`),
      ],
    };
  },
};
