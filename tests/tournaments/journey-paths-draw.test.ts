import type { Page } from '@playwright/test';
import { drawPageWords as words } from '#domain/words/draw-page.ts';
import { seedsWords } from '#domain/words/seeds.ts';
import { drawActionsModel } from '#machines/tournaments/draw-actions-model.ts';
import { noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import { beSignedIn } from '#tests/support/signed-in.ts';
import { aboutAnother, makeField, matchesOf, players, runner, winByWalkover } from './journey-world.ts';

const four = [players.owen, players.sofia, players.paulo, players.renata].map(({ userId }) => userId);
const name = 'Ferryman Cup';

const { cases, outcomes } = drawActionsModel;

type Facts = { stage: string; version: string };

const model: typeof drawActionsModel = {
  ...drawActionsModel,
  cases: {
    ...cases,
    // Seeds stand beside it until the draw.
    'seeds.saved': ({ facts }) => {
      const { stage, version } = facts as Facts;
      return stage === 'closed' ? [{ version }] : [];
    },
  },
  outcomes: {
    ...outcomes,
    // Four of different clubs meet nobody of their own.
    drawTournament: outcomes['drawTournament']?.map((outcome) =>
      outcome.name === 'drawn'
        ? { ...outcome, ok: true, output: { number: 1, clashes: [], version: '5', message: words.draw } }
        : outcome,
    ),
  },
};

const aside = { name: 'Gaslight Cup', players: four };
const asideClosed = (page: Page): Promise<number> => makeField(page, aside);
const asideDrawn = (page: Page): Promise<number> => makeField(page, { ...aside, stage: 'drawn' });

/** Play of another one has begun by then. */
async function asideBegun(page: Page): Promise<number> {
  const id = await asideDrawn(page);
  await winByWalkover(page, (await matchesOf(page, id))[0]);
  return id;
}

/** Two play one match, and that is over. */
async function haveFinished(page: Page): Promise<number> {
  const id = await makeField(page, { name, players: four.slice(0, 2), stage: 'drawn' });
  await winByWalkover(page, (await matchesOf(page, id))[0]);
  return id;
}

const worlds: Readonly<Record<string, (page: Page) => Promise<number>>> = {
  'entries are closed': (page) => makeField(page, { name, players: four }),
  'it is drawn': (page) => makeField(page, { name, players: four, stage: 'drawn' }),
  'it is over': haveFinished,
};

proveInBrowser(model, {
  among: 'the paths of desks',
  begin: async (page, { start }) => {
    await beSignedIn(page, runner);
    const id = await worlds[start.name]?.(page);
    await page.goto(`/tournament?id=${id}&view=draw`);
    await page.getByRole('heading', { level: 2, name: words.options }).waitFor();
  },
  calls: {
    drawTournament: {
      url: '**/api/tournament/*/draw',
      method: 'POST',
      outcomes: {
        drawn: aboutAnother(asideClosed),
        begun: aboutAnother(asideBegun),
        unanswered: noAnswer,
      },
    },
    deleteDraw: {
      url: '**/api/tournament/*/draw',
      method: 'DELETE',
      outcomes: { undone: aboutAnother(asideDrawn), begun: aboutAnother(asideBegun) },
    },
  },
  outside: {
    'option.changed': async (page, event) => {
      const { separation, seedSource } = event['options'] as { separation?: string; seedSource?: string };
      const field = seedSource === undefined ? words.separation : words.seedSource;
      await page.getByRole('combobox', { name: field }).selectOption(seedSource ?? separation ?? '');
    },
    confirm: (page) => page.getByRole('button', { name: /now$/ }).click(),
    'tournament.read': (page) => page.clock.runFor(10_000),
    'seeds.saved': async (page) => {
      await page.getByRole('combobox', { name: seedsWords.add }).fill(players.owen.name);
      await page.getByRole('option', { name: players.owen.name }).click();
      await page.getByRole('button', { name: seedsWords.save }).click();
      await page.getByRole('combobox', { name: words.seedSource }).and(page.locator('select')).waitFor();
    },
  },
});
