import type { Page } from '@playwright/test';
import { tieWords as words } from '#domain/words/ties.ts';
import { sampleTie, tiesModel } from '#machines/tournaments/ties-model.ts';
import { noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import { beSignedIn } from '#tests/support/signed-in.ts';
import {
  aboutAnother,
  makeField,
  matchesOf,
  players,
  readTournament,
  runner,
  winByWalkover,
  type ReadMatch,
} from './journey-world.ts';

const dialog = { role: 'dialog' } as const;
const three = [players.owen, players.sofia, players.paulo].map(({ userId }) => userId);
const ring = {
  format: 'roundRobin',
  groupCount: 1,
  qualifierCount: 0,
  players: three,
  stage: 'drawn',
} as const;

/** Who stands first of those who are level: the lot has said so. */
let first = '';

const model: typeof tiesModel = {
  ...tiesModel,
  cases: {
    ...tiesModel.cases,
    // That a tie goes away and comes back is no one's doing here.
    'tournament.read': ({ ties }) => [{ version: '5', ties }],
  },
  controls: {
    ...tiesModel.controls,
    settle: { role: 'button', name: words.decide(sampleTie.groupName, sampleTie.rank) },
    move: {
      role: 'button',
      name: ({ event }) => (event['step'] === 1 ? words.down(first) : words.up(first)),
      within: dialog,
    },
  },
};

/** Each of three wins once, so that nothing separates them. */
async function asideLevel(page: Page): Promise<number> {
  const id = await makeField(page, { ...ring, name: 'Gaslight Ring' });
  await level(page, id);
  return id;
}

/** Another one, of which nothing is played, so that nobody is level at its end. */
const asideUnplayed = (page: Page): Promise<number> => makeField(page, { ...ring, name: 'Gaslight Ring' });

async function level(page: Page, id: number): Promise<void> {
  const matches = await matchesOf(page, id);
  const [one = 0, two = 0, other = 0] = three;
  const beats = new Map([
    [one, two],
    [two, other],
    [other, one],
  ]);
  for (const match of matches) await winByWalkover(page, ordered(match, beats));
}

/** The match with its winner first. */
const ordered = (match: ReadMatch, beats: ReadonlyMap<number, number>): ReadMatch =>
  beats.get(match.playerId1) === match.playerId2 ? match : { ...match, playerId1: match.playerId2 };

proveInBrowser(model, {
  among: 'the paths of desks',
  begin: async (page) => {
    await beSignedIn(page, runner);
    const id = await makeField(page, { ...ring, name: 'Whirlpool Ring' });
    await level(page, id);
    const { groups } = await readTournament(page, id);
    first = groups[0]?.standings[0]?.playerName ?? '';
    await page.goto(`/tournament?id=${id}&view=draw`);
    await page.getByText(words.title, { exact: true }).waitFor();
  },
  calls: {
    settleTie: {
      url: '**/api/tournament/*/tie',
      outcomes: {
        kept: aboutAnother(asideLevel),
        'settled meanwhile': aboutAnother(asideUnplayed),
        unanswered: noAnswer,
      },
    },
  },
  outside: {
    'tournament.read': (page) => page.clock.runFor(10_000),
  },
});
