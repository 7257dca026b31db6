import type { Page } from '@playwright/test';
import type { Player } from '#api/players.ts';
import { drawChangeWords as words } from '#domain/words/draw-changes.ts';
import { drawChangesModel } from '#machines/tournaments/draw-changes-model.ts';
import { placedEntry, presentEntry } from '#machines/tournaments/sample-entries.ts';
import { asFor, goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import { askAs, beSignedIn } from '#tests/support/signed-in.ts';
import {
  aboutAnother,
  draw,
  makeField,
  makeTournament,
  matchesOf,
  players,
  runner,
  winByWalkover,
} from './journey-world.ts';

/** The association runs every tournament and finds players of every club. */
const organiser = 'owner@baulk.example';
const field = [players.owen, players.sofia, players.paulo].map(({ userId }) => userId);
const [one = 0, two = 0] = field;
const late = players.benoit;
const typed = 'Benoît';

const { cases, controls, outcomes } = drawChangesModel;

const model: typeof drawChangesModel = {
  ...drawChangesModel,
  cases: {
    ...cases,
    'one.chosen': (context) => (context['one'] === null ? [{ userId: one }] : []),
    'two.chosen': (context) => (context['two'] === null ? [{ userId: two }] : []),
    'text.changed': ({ text }) => [{ text: text === '' ? typed : '' }],
    'newcomer.chosen': ({ found }) => ((found as unknown[]).length > 0 ? [{ newcomer: late }] : []),
  },
  outcomes: {
    ...outcomes,
    listEntries: outcomes['listEntries']?.map((outcome) =>
      outcome.name === 'the field'
        ? {
            ...outcome,
            ok: true,
            output: {
              rows: [
                { ...placedEntry, ...players.owen },
                { ...presentEntry, ...players.sofia },
              ],
              total: 2,
            },
          }
        : outcome,
    ),
    listPlayers: outcomes['listPlayers']?.map((outcome) =>
      outcome.name === 'one'
        ? {
            ...outcome,
            ok: true,
            output: {
              rows: [{ userId: late.userId, fullName: late.name, email: late.email } as Player],
              total: 1,
            },
          }
        : outcome,
    ),
  },
  controls: {
    ...controls,
    'newcomer.chosen': { role: 'button', name: words.takeOne(late.name), within: { role: 'dialog' } },
  },
};

/** Another draw of three, with a bye that a late player can take. */
const aside = { name: 'Gaslight Cup', players: field, stage: 'drawn' } as const;
const asideDrawn = (page: Page): Promise<number> => makeField(page, aside);
async function asideBegun(page: Page): Promise<number> {
  const id = await asideDrawn(page);
  const match = (await matchesOf(page, id)).find(({ playerId1, playerId2 }) => playerId1 && playerId2);
  await winByWalkover(page, match);
  return id;
}
/** One of a category that nobody is in: all of its field were let in. */
async function asideForNobody(page: Page): Promise<number> {
  const { id: categoryId } = (await askAs(page, runner, 'post', 'category', {
    clubId: 1,
    name: `Gaslight ${crypto.randomUUID()}`,
    minAge: null,
    maxAge: null,
    memberIds: [],
  })) as { id: number };
  const id = await makeTournament(page, { name: aside.name, categoryId });
  for (const userId of field) {
    await askAs(page, organiser, 'post', `tournament/${id}/entry`, { userId, reason: 'A guest.' });
  }
  await askAs(page, runner, 'put', `tournament/${id}/stage`, { stage: 'closed' });
  await draw(page, id);
  return id;
}

/** Two play one match, and that is over. */
async function haveFinished(page: Page): Promise<number> {
  const id = await makeField(page, { name: 'Breakwater Cup', players: [one, two], stage: 'drawn' });
  await winByWalkover(page, (await matchesOf(page, id))[0]);
  return id;
}
const worlds: Readonly<Record<string, (page: Page) => Promise<number>>> = {
  'it is drawn': (page) => makeField(page, { name: 'Breakwater Cup', players: field, stage: 'drawn' }),
  'it is over': haveFinished,
};

const chooser = (page: Page, name: string) => page.getByRole('dialog').getByRole('combobox', { name });

proveInBrowser(model, {
  among: 'the paths of desks',
  begin: async (page, { start }) => {
    await beSignedIn(page, organiser);
    const id = await worlds[start.name]?.(page);
    // The seeds read the same entries as the page opens; from then on these calls are the path's.
    const seeds = page.waitForResponse(/\/api\/tournament\/\d+\/entry\?/);
    await page.goto(`/tournament?id=${id}&view=draw`);
    await (await seeds).finished();
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (start.name === 'it is drawn') await page.getByRole('button', { name: words.acts.swap }).waitFor();
  },
  calls: {
    listEntries: {
      url: '**/api/tournament/*/entry?*',
      outcomes: { 'the field': goOn, unanswered: noAnswer },
    },
    listPlayers: {
      url: '**/api/player?*',
      outcomes: {
        one: asFor(`/api/player?roleId=5&search=${encodeURIComponent(typed)}&limit=10`),
        unanswered: noAnswer,
      },
    },
    changeDraw: {
      url: '**/api/tournament/*/draw',
      method: 'PUT',
      outcomes: {
        changed: aboutAnother(asideDrawn),
        begun: aboutAnother(asideBegun, () => ({ swap: [one, two] })),
        'not eligible': aboutAnother(asideForNobody, () => ({ replace: { in: late.userId } })),
      },
    },
  },
  outside: {
    'one.chosen': async (page, { userId }) => {
      const first = chooser(page, words.one);
      const field = (await first.count()) > 0 ? first : chooser(page, words.out);
      await field.selectOption(String(userId));
    },
    'two.chosen': async (page, { userId }) => {
      await chooser(page, words.two).selectOption(String(userId));
    },
    'tournament.read': (page) => page.clock.runFor(10_000),
  },
});
