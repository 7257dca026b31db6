import type { Page } from '@playwright/test';
import type { MatchDetail } from '#api/matches.ts';
import type { MatchSeat, MatchTextField } from '#domain/matches/form.ts';
import { matchFormWords as words } from '#domain/words/match-form.ts';
import { matchFormModel } from '#machines/matches/form-model.ts';
import type { MatchFormContext } from '#machines/matches/form-context.ts';
import type { Outcome } from '#model-testing/outcome.ts';
import type { Step } from '#model-testing/path.ts';
import { accountId } from '#server/demo/accounts.ts';
import { clubLines } from '#server/demo/club-list.ts';
import { after, asFor, changedBody, goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { askAs, beSignedIn } from '#tests/support/signed-in.ts';
import { makeField, matchesOf, pageOf, players, runner } from '#tests/tournaments/journey-world.ts';

const owner = 'owner@baulk.example';
const clubId = 1;
/** The only start without a match that is there. */
const isNew = ({ name }: { name: string }): boolean => name === 'a new match of a club';

/** Members of the club, of whom the second is a referee too, and one who plays against the first. */
const first = { userId: players.benoit.userId, name: players.benoit.name, email: players.benoit.email };
const second = {
  userId: 163,
  name: 'Luana Figueiredo',
  email: 'luana.figueiredo@players.baulk.example',
};
const opponent = players.hector.userId;

const friendly = { clubId, gameType: 'hundredUp', playerId1: first.userId, playerId2: opponent };
/** When a table is kept for somebody else. */
const keptTime = { scheduleTime: '2127-03-05T18:30:00-05:00', plannedMinutes: 60 };

/** The match of the path that is walked, and its name. */
let own = 0;
const name = 'Friendly';

const make = async (page: Page, more: object): Promise<number> => {
  const { id } = (await askAs(page, owner, 'post', 'match', { ...friendly, ...more })) as { id: number };
  return id;
};

const readMatch = (page: Page, id: number): Promise<MatchDetail> =>
  askAs(page, owner, 'get', `match/${id}`) as Promise<MatchDetail>;

/** Somebody else of the association has changed the match meanwhile. */
async function change(page: Page, what: object): Promise<void> {
  const { version } = await readMatch(page, own);
  await askAs(page, owner, 'put', 'match', { matchId: own, ...what }, { 'if-match': String(version) });
}

/** It has the name that it had at first. */
async function asItWas(page: Page): Promise<void> {
  const { matchName } = await readMatch(page, own);
  if (matchName !== name) await change(page, { matchName: name });
}

/** Made once for all paths, since each of them takes players and a table. */
const once = <Made>(of: (page: Page) => Promise<Made>): ((page: Page) => Promise<Made>) => {
  let made: Promise<Made> | null = null;
  return (page) => (made ??= of(page));
};

const takenTable = once(async (page) => {
  const { rows } = (await askAs(page, owner, 'get', `table/club/${clubId}/board`)) as {
    rows: { tableId: number }[];
  };
  const tableId = rows[0]?.tableId ?? 0;
  await make(page, { matchName: 'Kept table', tableId, ...keptTime });
  return tableId;
});

const begunMatch = once(async (page) => {
  const matchId = await make(page, { matchName: 'Long begun' });
  const { version } = await readMatch(page, matchId);
  await askAs(page, owner, 'post', `match/${matchId}/start`, { version });
  return readMatch(page, matchId);
});

/** A match of a draw, which nobody plays. */
const drawnMatch = once(async (page) => {
  const four = [players.owen, players.sofia, players.paulo, players.renata].map(({ userId }) => userId);
  const id = await makeField(page, { name: 'Ebb Tide Cup', players: four, stage: 'drawn' });
  const [match] = await matchesOf(page, id);
  return match?.matchId ?? 0;
});
const drawnName = 'Semi-final 1';

const onTakenTable: Answer = async (route) => {
  const tableId = await takenTable(pageOf(route));
  await route.continue({ postData: changedBody(route, { tableId, ...keptTime }) });
};

/** The call is about a match that has begun. */
const aboutBegun: Answer = async (route) => {
  const { matchId, version } = await begunMatch(pageOf(route));
  const request = route.request();
  const headers = { ...request.headers(), 'if-match': String(version) };
  await (request.method() === 'DELETE'
    ? route.continue({ headers, url: request.url().replace(/\d+$/, String(matchId)) })
    : route.continue({ headers, postData: changedBody(route, { matchId }) }));
};

const ofTournament: Answer = async (route) => asFor(`/api/match/${await drawnMatch(pageOf(route))}`)(route);

/** It is read as visitors read it, who run none. */
const unsigned: Answer = (route) => {
  const { authorization: _token, cookie: _cookie, ...headers } = route.request().headers();
  return route.continue({ headers });
};

const draft = {
  version: '1',
  at: new Date().toISOString(),
  form: { matchName: 'Show match' },
  over: { matchName: name },
};
const hasDraft = (steps: readonly Step[]): boolean =>
  steps.some((step) => step.kind === 'settle' && step.outcome.name === 'a draft kept');

const named = (outcome: Outcome): Outcome =>
  outcome.name === 'of a tournament' && 'output' in outcome
    ? { ...outcome, output: { ...(outcome.output as MatchDetail), matchName: drawnName } }
    : outcome;

const { changed } = matchFormModel.cases as unknown as {
  changed: (context: MatchFormContext) => { field: MatchTextField; value: string }[];
};

const model: typeof matchFormModel = {
  ...matchFormModel,
  starts: matchFormModel.starts.map((start) =>
    isNew(start)
      ? {
          ...start,
          input: {
            ...(start.input as object),
            hosts: [{ value: String(clubId), label: clubLines[0]?.name ?? '' }],
            typedBy: accountId('club'),
          },
        }
      : {
          ...start,
          outcomes: { ...start.outcomes, getMatch: start.outcomes?.['getMatch']?.map(named) ?? [] },
        },
  ),
  cases: {
    ...matchFormModel.cases,
    // Who runs one club has no other to choose.
    changed: (context) =>
      changed(context as unknown as MatchFormContext).filter(({ field }) => field !== 'clubId'),
    'search.changed': ({ search, seat }) => (search === '' && seat === 'referee' ? [{ text: 'lu' }] : []),
    'person.chosen': ({ seat }) => [{ person: seat === 'player1' ? first : second }],
  },
  outcomes: {
    ...matchFormModel.outcomes,
    getMatch: matchFormModel.outcomes['getMatch']?.map(named),
  },
};

const labelOf = (field: MatchTextField | MatchSeat): string => words.fields[field];

proveInBrowser(model, {
  among: 'the paths of desks',
  begin: async (page, { start, steps }) => {
    const isExisting = !isNew(start);
    await beSignedIn(page, isExisting ? owner : runner);
    await page.goto('/faq');
    for (const [userId, handicap] of [
      [first.userId, -7],
      [second.userId, 21],
      [opponent, 21],
    ]) {
      const set = { clubId, userId, discipline: 'billiards', handicap, reason: 'As both have agreed' };
      await askAs(page, runner, 'put', 'rating', set);
    }
    if (!isExisting) return;
    own = await make(page, { matchName: name });
    if (!hasDraft(steps)) return;
    await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [
      `baulk.draft.${accountId('owner')}.match-${own}`,
      JSON.stringify(draft),
    ] as const);
  },
  open: async (page, { start }) => {
    await page.goto(isNew(start) ? '/create-match' : `/create-match?id=${own}`);
  },
  calls: {
    listActiveClubs: {
      url: '**/api/club/listAllActiveClubs',
      outcomes: { clubs: goOn, unanswered: noAnswer },
    },
    getMatch: {
      url: '**/api/match/*',
      method: 'GET',
      outcomes: {
        upcoming: after(asItWas),
        renamed: after((page) => change(page, { matchName: 'Exhibition' })),
        'of a tournament': ofTournament,
        'of others': unsigned,
        unanswered: noAnswer,
      },
    },
    readVenue: {
      url: '**/api/table/club/*/board',
      outcomes: { 'its tables': goOn, unanswered: noAnswer },
    },
    listPlayers: {
      url: '**/api/player?*',
      outcomes: {
        'two people': goOn,
        nobody: asFor(`/api/player?clubId=${clubId}&search=nobody.here&limit=10&pageNumber=1`),
        unanswered: noAnswer,
      },
    },
    readHandicaps: {
      // Both are asked for at once: it turns out as the first does.
      url: `**/api/rating/club/*?*userId=${first.userId}*`,
      outcomes: {
        both: goOn,
        'one without': asFor(
          `/api/rating/club/${clubId}?discipline=carom&userId=${first.userId}&limit=1&pageNumber=1`,
        ),
        unanswered: noAnswer,
      },
    },
    createMatch: {
      url: '**/api/match',
      method: 'POST',
      outcomes: { made: goOn, 'table taken': onTakenTable, unanswered: noAnswer },
    },
    updateMatch: {
      url: '**/api/match',
      method: 'PUT',
      outcomes: {
        changed: goOn,
        // When it is played stands in no control that the model looks at.
        'someone was first': after((page) =>
          change(page, { scheduleTime: new Date(Date.now() + 400 * 86_400_000).toISOString() }),
        ),
        'table taken': onTakenTable,
        'begun meanwhile': aboutBegun,
      },
    },
    deleteMatch: {
      url: '**/api/match/*',
      method: 'DELETE',
      outcomes: { deleted: goOn, 'begun meanwhile': aboutBegun },
    },
  },
  atOnce: ({ steps }) => ({ recallDraft: hasDraft(steps) ? 'a draft kept' : 'nothing kept' }),
  leaveOut: (step) =>
    step.kind === 'settle' && step.outcome.name === 'unreadable'
      ? 'where storage is forbidden, the memory of the page takes its place: a draft can always be read'
      : null,
  untaken: [
    'match-form.editing|changed|0',
    'match-form.recalling|xstate.error.actor.0.match-form.recalling|0',
  ],
  outside: {
    changed: async (page, { field, value }) => {
      const label = { name: new RegExp(`^${labelOf(field as MatchTextField)}`) };
      if (field === 'gameType') {
        await page.getByRole('combobox', label).selectOption(String(value));
        return;
      }
      await page.getByRole('textbox', label).fill(String(value));
    },
    choose: async (page, { seat }) => {
      const label = labelOf(seat as MatchSeat);
      const button = (text: string) => page.getByRole('button', { name: text, exact: true });
      await button(words.choose(label))
        .or(button(words.change(label)))
        .click();
    },
    'take.off': (page, { seat }) =>
      page.getByRole('button', { name: words.takeOff(labelOf(seat as MatchSeat)), exact: true }).click(),
  },
});
