import type { Page } from '@playwright/test';
import type { Player } from '#api/players.ts';
import { entriesWords as words } from '#domain/words/entries.ts';
import { askingEntry, placedEntry, presentEntry } from '#machines/tournaments/sample-entries.ts';
import { entryActionsModel } from '#machines/tournaments/entry-actions-model.ts';
import { asFor, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import { rowMenu } from '#tests/support/row-menu.ts';
import { askAs, beSignedIn } from '#tests/support/signed-in.ts';
import {
  aboutAnother,
  act,
  enter,
  makeField,
  makeTournament,
  matchesOf,
  players,
  runner,
  winByWalkover,
} from './journey-world.ts';

/** The association runs every tournament and finds players of every club. */
const organiser = 'owner@baulk.example';
const asking = { ...askingEntry, ...players.hector };
const placed = { ...placedEntry, ...players.owen };
const present = { ...presentEntry, ...players.sofia };
const others: readonly number[] = [players.paulo.userId, players.renata.userId];
const newcomer = players.benoit;
const typed = 'Benoît';

const { cases, controls, outcomes, shows } = entryActionsModel;

type Facts = { stage: string };

const model: typeof entryActionsModel = {
  ...entryActionsModel,
  cases: {
    ...cases,
    act: ({ facts }) =>
      (facts as Facts).stage === 'running'
        ? [
            { row: placed, act: 'withdraw' },
            { row: present, act: 'disqualify' },
          ]
        : [
            { row: asking, act: 'confirm' },
            { row: placed, act: 'withdraw' },
            { row: present, act: 'undoCheckIn' },
          ],
    'text.changed': ({ text }) => [{ text: text === typed ? 'B' : typed }],
    'player.chosen': ({ found }) => ((found as unknown[]).length > 0 ? [{ player: newcomer }] : []),
  },
  outcomes: {
    ...outcomes,
    listPlayers: outcomes['listPlayers']?.map((outcome) =>
      outcome.name === 'one'
        ? {
            ...outcome,
            ok: true,
            output: {
              rows: [{ userId: newcomer.userId, fullName: newcomer.name, email: newcomer.email } as Player],
              total: 1,
            },
          }
        : outcome,
    ),
  },
  controls: {
    ...controls,
    'player.chosen': {
      role: 'button',
      name: words.choose(newcomer.name),
      within: { role: 'dialog' },
    },
  },
  shows: {
    ...shows,
    'adding.found': ({ found }) => ({
      texts: [(found as unknown[]).length > 0 ? newcomer.email : words.notFound],
    }),
  },
};

const welcoming = { name: 'Gaslight Cup', needsApproval: true, checkInMinutes: 60 };

/** Another one in which the player has asked, has a place, or is there; or has left already. */
async function asideOf(page: Page, { userId, act: what }: Record<string, unknown>): Promise<number> {
  const player = Number(userId);
  if (what === 'disqualify') {
    return makeField(page, { name: 'Gaslight Cup', players: [player, ...others], stage: 'drawn' });
  }
  const id = await makeTournament(page, welcoming);
  if (what === 'confirm') await askAs(page, asking.email, 'post', `tournament/${id}/entry`, {});
  else await enter(page, id, [player]);
  if (what === 'undoCheckIn') await act(page, id, player, 'checkIn');
  return id;
}
async function asideLeft(page: Page, { userId }: Record<string, unknown>): Promise<number> {
  const id = await makeTournament(page, welcoming);
  await enter(page, id, [Number(userId)]);
  await act(page, id, Number(userId), 'withdraw');
  return id;
}

/** Of a category that nobody is in. */
async function asideForNobody(page: Page): Promise<number> {
  const { id } = (await askAs(page, runner, 'post', 'category', {
    clubId: 1,
    name: `Gaslight ${crypto.randomUUID()}`,
    minAge: null,
    maxAge: null,
    memberIds: [],
  })) as { id: number };
  return makeTournament(page, { ...welcoming, categoryId: id });
}
const unexplained = ({ userId }: Record<string, unknown>): object => ({ userId });

/** A tournament that takes entries, and one in play. */
const worlds: Readonly<Record<string, (page: Page) => Promise<number>>> = {
  'before the draw': async (page) => {
    const id = await makeTournament(page, { ...welcoming, name: 'Sandbar Open' });
    await askAs(page, asking.email, 'post', `tournament/${id}/entry`, {});
    await enter(page, id, [placed.userId, present.userId]);
    await act(page, id, present.userId, 'checkIn');
    return id;
  },
  'during play': async (page) => {
    const field = [placed.userId, present.userId, ...others];
    const id = await makeField(page, { name: 'Sandbar Open', players: field, capacity: 4, stage: 'drawn' });
    const [first, second] = await matchesOf(page, id);
    const isOthers = others.includes(first?.playerId1 ?? 0);
    await winByWalkover(page, isOthers ? first : second);
    return id;
  },
};

const menuOf = (name: string) =>
  rowMenu((page) => page.getByRole('button', { name: words.actionsOf(name), exact: true }));

proveInBrowser(model, {
  among: 'the paths of desks',
  begin: async (page, { start }) => {
    await beSignedIn(page, organiser);
    const id = await worlds[start.name]?.(page);
    await page.goto(`/tournament?id=${id}&view=entries`);
    await page.getByRole('button', { name: words.actionsOf(placed.name), exact: true }).waitFor();
  },
  calls: {
    updateEntry: {
      url: '**/api/tournament/*/entry',
      method: 'PUT',
      outcomes: { done: aboutAnother(asideOf), refused: aboutAnother(asideLeft) },
    },
    createEntry: {
      url: '**/api/tournament/*/entry',
      method: 'POST',
      outcomes: {
        entered: aboutAnother((page) => makeTournament(page, welcoming)),
        'there already': aboutAnother(asideOf),
        'not eligible': aboutAnother(asideForNobody, unexplained),
      },
    },
    listPlayers: {
      url: '**/api/player?*',
      outcomes: {
        one: asFor(`/api/player?roleId=5&search=${encodeURIComponent(typed)}&limit=10`),
        nobody: asFor('/api/player?roleId=5&search=nobodyatall&limit=10'),
        unanswered: noAnswer,
      },
    },
  },
  outside: { 'tournament.read': (page) => page.clock.runFor(10_000) },
  beneath: [
    { role: 'menuitem', name: words.acts.confirm, ...menuOf(asking.name) },
    { role: 'menuitem', name: words.acts.withdraw, ...menuOf(placed.name) },
    { role: 'menuitem', name: words.acts.disqualify, ...menuOf(present.name) },
    { role: 'menuitem', name: words.acts.undoCheckIn, ...menuOf(present.name) },
  ],
});
