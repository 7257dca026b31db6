import type { Page } from '@playwright/test';
import { planPageWords as words } from '#domain/words/plan-page.ts';
import { problemWords } from '#domain/words/problems.ts';
import type { Outcome } from '#model-testing/outcome.ts';
import { planModel } from '#machines/tournaments/plan-model.ts';
import { asFor, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import { fillDateTime } from '#tests/support/date-time.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { askAs, beSignedIn } from '#tests/support/signed-in.ts';
import {
  aboutAnother,
  makeField,
  matchesOf,
  pageOf,
  players,
  runner,
  winByWalkover,
  type ReadMatch,
} from './journey-world.ts';

const four = [players.hector, players.owen, players.sofia, players.paulo].map(({ userId }) => userId);
const two = [players.rafael.userId, players.neha.userId];
const search = 'Sandbar';
const dialog = { role: 'dialog' } as const;

/** The two players of the match to come and of the one that is called, as the lot has drawn them. */
const pairs = { due: '', called: '' };

const { outcomes, controls, shows } = planModel;

type Refused = Extract<Outcome, { ok: false }> & { error: object };
const refusedAs = (src: string, code: 'match_over' | 'tournament_stage'): Outcome[] =>
  (outcomes[src] ?? []).map((outcome) =>
    outcome.name === 'refused'
      ? { ...outcome, error: { ...(outcome as Refused).error, code, message: problemWords[code] } }
      : outcome,
  );

const model: typeof planModel = {
  ...planModel,
  outcomes: {
    ...outcomes,
    planMatches: refusedAs('planMatches', 'tournament_stage'),
    callMatch: refusedAs('callMatch', 'match_over'),
    updateMatch: refusedAs('updateMatch', 'match_over'),
  },
  controls: {
    ...controls,
    call: { role: 'button', name: () => words.callOf(pairs.due) },
    move: { role: 'button', name: () => words.moveOf(pairs.due) },
    uncall: { role: 'button', name: () => words.uncallOf(pairs.called) },
  },
  shows: {
    ...shows,
    // Nobody waits here until a call is long ago.
    'acting.idle': ({ fault, refusal, left }) => ({
      texts: [
        ...(fault ? [fault.text] : []),
        ...(refusal === null ? [] : [refusal]),
        ...(left.length > 0 ? [words.left(left.length)] : []),
      ],
      absent: [dialog],
    }),
    'acting.asking': ({ draft, refusal }) => ({
      roles: [
        { role: 'dialog', name: (draft?.act === 'call' ? words.callTitle : words.moveTitle)(pairs.due) },
      ],
      texts: refusal === null ? [] : [refusal],
    }),
  },
};

const field = (page: Page, of: readonly number[], more: object = {}): Promise<number> =>
  makeField(page, { name: 'Gaslight Knockout', players: of, capacity: 4, stage: 'drawn', ...more });

/** A day of its own for each, so that no other match has a table then. */
let days = Math.floor(Math.random() * 10_000);
function aDay(): string {
  days += 1;
  return new Date(Date.UTC(2130, 0, days)).toISOString().slice(0, 10);
}

/** Another one on a single day, whose hour is enough for two matches and not for the final. */
const onOneDay: Answer = (route) => {
  const day = aDay();
  const make = (page: Page) => field(page, four, { startDate: day, endDate: day });
  return aboutAnother(make, (sent) => ({
    ...sent,
    from: `${day}T05:00:00Z`,
    dayFrom: '10:00',
    dayTo: '11:00',
    minutes: 60,
  }))(route);
};

/** The call is about the match of two others, which is only to come, called or over. */
const aboutMatch =
  (is: 'called' | 'over' | 'to come', change: (sent: object, match: ReadMatch) => object): Answer =>
  async (route) => {
    const page = pageOf(route);
    const id = await field(page, two);
    const [drawn] = await matchesOf(page, id);
    if (is === 'called') await call(page, drawn);
    if (is === 'over') await winByWalkover(page, drawn);
    const [match = drawn] = await matchesOf(page, id);
    if (!match) throw new Error('Nothing was drawn.');
    const request = route.request();
    await route.continue({
      url: request.url().replace(/\/match\/\d+/, `/match/${match.matchId}`),
      headers: {
        ...request.headers(),
        'if-match': String(match.version),
        'idempotency-key': crypto.randomUUID(),
      },
      postData: JSON.stringify(change(request.postDataJSON() as object, match)),
    });
  };

const call = (page: Page, match: ReadMatch | undefined): Promise<unknown> =>
  askAs(page, runner, 'post', `match/${match?.matchId}/call`, { version: match?.version, isCalled: true });

const calls =
  (isCalled: boolean) =>
  (_: object, { version }: ReadMatch) => ({ version, isCalled });
const moves = (sent: object, { matchId }: ReadMatch) => ({ ...sent, matchId, tableId: null });

let tournament = { id: 0, undrawn: 0 };

/** One with a match to come and one that is called, which all paths look at. */
async function worldOf(page: Page): Promise<typeof tournament> {
  const id = await makeField(page, {
    name: `${search} Knockout`,
    players: four,
    capacity: 4,
    stage: 'drawn',
  });
  const [due, called] = await matchesOf(page, id);
  const pairOf = (match: ReadMatch | undefined) =>
    words.pair(match?.playerName1 ?? '', match?.playerName2 ?? '');
  Object.assign(pairs, { due: pairOf(due), called: pairOf(called) });
  await call(page, called);
  return { id, undrawn: await makeField(page, { name: `${search} Open`, players: two, stage: 'open' }) };
}

proveInBrowser(model, {
  begin: async (page) => {
    await beSignedIn(page, runner);
    await page.goto('/tournament');
    tournament = await worldOf(page);
  },
  open: async (page) => {
    await page.goto(`/tournament?id=${tournament.id}&view=plan`);
  },
  calls: {
    readOrder: {
      url: '**/api/tournament/*',
      method: 'GET',
      outcomes: {
        read: (route) => route.continue(),
        'not drawn': (route) => asFor(`/api/tournament/${tournament.undrawn}`)(route),
        unknown: asFor('/api/tournament/999999'),
        unanswered: noAnswer,
      },
    },
    planMatches: {
      url: '**/api/tournament/*/plan',
      outcomes: {
        'planned but one': onOneDay,
        refused: aboutAnother((page) => field(page, two, { stage: 'open' })),
      },
    },
    callMatch: {
      url: '**/api/match/*/call',
      outcomes: {
        called: aboutMatch('to come', calls(true)),
        'not called': aboutMatch('called', calls(false)),
        refused: aboutMatch('over', calls(true)),
      },
    },
    updateMatch: {
      url: '**/api/match',
      method: 'PUT',
      outcomes: { moved: aboutMatch('to come', moves), refused: aboutMatch('over', moves) },
    },
  },
  actors: { polling: { due: (page) => page.clock.runFor(10_000) } },
  outside: {
    'option.changed': (page, { options }) =>
      page.getByLabel(words.fields.minutes).fill((options as { minutes: string }).minutes),
    'draft.changed': async (page, { draft }) => {
      const { tableId, time } = draft as { tableId?: string; time?: string };
      const question = page.getByRole('dialog');
      if (time !== undefined) {
        await fillDateTime(question, words.when, time);
        return;
      }
      await question.getByLabel(words.fields.tableIds).selectOption(tableId === '' ? '' : { index: 1 });
    },
    submit: async (page) => {
      const name = new RegExp(`^(${words.callNow}|${words.save})$`);
      await page.getByRole('dialog').getByRole('button', { name }).click();
    },
  },
});
