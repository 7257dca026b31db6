import type { Outcome } from '#model-testing/outcome.ts';
import { homeModel } from '#machines/home/model.ts';
import { asFor, fault, faultOf, goOn, offline, proveInBrowser } from '#tests/support/browser-proof.ts';
import type { Bring } from '#tests/support/browser-way.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { beSignedIn, goWithin } from '#tests/support/signed-in.ts';

/** The live match of the demo that most people want to see. */
const featured = 29;

const isServed = (name: string): boolean => name === 'home as it was served';

type Parts = Record<'live' | 'upcoming' | 'results' | 'news', Answer>;
const all: Parts = { live: goOn, upcoming: goOn, results: goOn, news: goOn };
const unavailable = faultOf('unavailable');

/** A reading is four calls, which turn out together. */
const reading =
  (parts: Parts): Bring =>
  async (_page, _event, { letGo }) => {
    for (const [part, answer] of Object.entries(parts)) await letGo(part, answer);
  };

const noMatches = asFor('/api/match?status=7&tournamentId=999999');

const isWhole = ({ name }: Outcome): boolean => name !== 'broken';

/** A reading tells of each part that fails; it cannot fail itself but by a mistake in the product. */
const unreachable = Object.fromEntries(
  ['loading', 'failed.recovering', 'shown.refreshing', 'shown.retrying'].map((state) => [
    `home.sections.${state}|xstate.error.actor.0.home.sections.${state}|0`,
    'a reading tells of the parts that fail',
  ]),
);

const model: typeof homeModel = {
  ...homeModel,
  starts: homeModel.starts.map((start) =>
    start.name === 'home with a match' ? { ...start, input: { matchId: featured } } : start,
  ),
  cases: {
    ...homeModel.cases,
    'match.chosen': ({ chosenId }) => [{ matchId: chosenId === null ? featured : null }],
  },
  outcomes: {
    ...homeModel.outcomes,
    readSections: homeModel.outcomes['readSections']?.filter(isWhole),
  },
  unreachable: { ...homeModel.unreachable, ...unreachable },
};

proveInBrowser(model, {
  begin: async (page, { start }) => {
    // Only visitors are served what they have not asked for.
    if (isServed(start.name)) return void (await page.goto('/'));
    await beSignedIn(page, 'player@baulk.example');
  },
  open: async (page, { start }) => {
    if (isServed(start.name)) return;
    await page.goto(start.name === 'home' ? '/' : `/home/${featured}`);
  },
  calls: {
    live: { url: '**/api/match?status=7*' },
    upcoming: { url: '**/api/match?status=1*' },
    results: { url: '**/api/match?status=6*' },
    news: { url: '**/api/news?*' },
    getMatch: {
      url: '**/api/match/*',
      outcomes: { 'the match': goOn, unknown: asFor('/api/match/999999'), failed: fault },
    },
  },
  actors: {
    readSections: {
      all: reading(all),
      'all but the news': reading({ ...all, news: fault }),
      'an empty season': reading({
        live: noMatches,
        upcoming: noMatches,
        results: noMatches,
        news: asFor('/api/news?limit=1&search=nobody+writes+so'),
      }),
      nothing: reading({
        live: unavailable,
        upcoming: unavailable,
        results: unavailable,
        news: unavailable,
      }),
      'no network': reading({ live: offline, upcoming: offline, results: offline, news: offline }),
    },
    polling: { due: (page) => page.clock.runFor(10_000) },
  },
  outside: {
    'match.chosen': (page, { matchId }) =>
      goWithin(page, matchId === null ? '/' : `/home/${String(matchId)}`),
  },
});
