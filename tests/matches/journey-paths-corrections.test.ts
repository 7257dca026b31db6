import type { Page } from '@playwright/test';
import { correctionWords as words } from '#domain/words/corrections.ts';
import { correctionsModel } from '#machines/matches/corrections-model.ts';
import { noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { askAs, beSignedIn } from '#tests/support/signed-in.ts';
import {
  makeField,
  matchesOf,
  pageOf,
  players,
  runner,
  tournamentsNamed,
  winByWalkover,
  type ReadMatch,
} from '#tests/tournaments/journey-world.ts';

const four = [players.owen, players.sofia, players.paulo, players.renata].map(({ userId }) => userId);
/** Two who play in nothing else, since their match stays live. */
const two = [players.rafael.userId, players.neha.userId];

/** A cup of which so many matches are over, and its first match. */
async function haveCup(page: Page, over: readonly string[]): Promise<ReadMatch> {
  const id = await makeField(page, { name: 'Slack Water Cup', players: four, stage: 'drawn' });
  for (const name of over) {
    await winByWalkover(
      page,
      (await matchesOf(page, id)).find(({ matchName }) => matchName === name),
    );
  }
  return firstOf(page, id);
}

async function firstOf(page: Page, id: number): Promise<ReadMatch> {
  const [first] = await matchesOf(page, id);
  if (!first) throw new Error(`Tournament ${id} has no match.`);
  return first;
}

const semi = 'Semi-final 1';
const whole = [semi, 'Semi-final 2', 'Final'];

/** A match that is live, and stays so. */
async function haveLive(page: Page): Promise<ReadMatch> {
  const name = 'Low Water Cup';
  const left = (await tournamentsNamed(page, name)).get(name);
  if (left !== undefined) return firstOf(page, left);
  const first = await firstOf(page, await makeField(page, { name, players: two, stage: 'drawn' }));
  await askAs(page, runner, 'post', `match/${first.matchId}/start`, { version: first.version });
  return firstOf(page, Number((await tournamentsNamed(page, name)).get(name)));
}

/** The call is about the first match of another cup, which is over, with what it asks for changed. */
const aboutAnother =
  (over: readonly string[], change: (match: ReadMatch) => object): Answer =>
  async (route) => {
    const match = await haveCup(pageOf(route), over);
    const request = route.request();
    const sent = request.postDataJSON() as Record<string, unknown>;
    await route.continue({
      url: request.url().replace(/\/match\/\d+/, `/match/${match.matchId}`),
      postData: JSON.stringify({ ...sent, version: match.version, ...change(match) }),
    });
  };

// Whoever wins instead has not played the final.
const otherwise = ({ playerId2 }: ReadMatch) => ({ outcome: 'walkover', winner: playerId2 });

proveInBrowser(correctionsModel, {
  among: 'the paths of desks',
  begin: async (page, { start }) => {
    await beSignedIn(page, runner);
    const match = start.name === 'a live match' ? await haveLive(page) : await haveCup(page, [semi]);
    await page.goto(`/match/${match.matchId}`);
    await page.getByRole('button', { name: words.takeBack }).waitFor();
  },
  calls: {
    correctMatch: {
      url: '**/api/match/*/correct',
      outcomes: {
        taken: aboutAnother([semi], otherwise),
        'a later match is over': aboutAnother(whole, (match) => ({ ...otherwise(match), reset: false })),
        unanswered: noAnswer,
      },
    },
    voidMatch: {
      url: '**/api/match/*/void',
      outcomes: {
        taken: aboutAnother([semi], () => ({})),
        'a later match is over': aboutAnother(whole, () => ({ reset: false })),
        unanswered: noAnswer,
      },
    },
  },
  outside: {
    'form.changed': async (page, event) => {
      const { reason } = event['form'] as { reason: string };
      await page.getByRole('textbox', { name: words.reason }).fill(reason);
    },
    submit: (page) => page.getByRole('button', { name: /^(Save the correction|Take it back now)$/ }).click(),
  },
});
