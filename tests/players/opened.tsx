import { act, render } from '@testing-library/react';
import { createActor, fromPromise } from 'xstate';
import type { PlayerGroup } from '#domain/players/rights.ts';
import { searchMachine } from '#machines/patterns/search.ts';
import { readAddress, writeAddress, type PlayerQuestion } from '#machines/players/address.ts';
import { playerDeskMachine, type PlayerDeskActor } from '#machines/players/desk.ts';
import { playerListMachine, type PlayerListActor, type PlayerRow } from '#machines/players/list.ts';
import { activePlayer, suspendedPlayer, waitingAdmin } from '#machines/players/sample-players.ts';
import { PlayersPage } from '#views/players/page.tsx';
import type { Viewer } from '#views/players/viewer.ts';

const idle = fromPromise(() => new Promise<never>(() => {}));
const clubs = [
  { id: 3, name: 'Cue Club Monterrey' },
  { id: 13, name: 'Liga Carambola Medellín' },
];

/** A list that reads these rows, started; what it asks is noted. */
export function startList(
  search = '',
  rows: readonly PlayerRow[] = [activePlayer, waitingAdmin, suspendedPlayer],
  group: PlayerGroup = 'members',
): { actor: PlayerListActor; asked: PlayerQuestion[]; addresses: string[] } {
  const asked: PlayerQuestion[] = [];
  const addresses: string[] = [];
  const readPage = fromPromise(async ({ input }: { input: PlayerQuestion }) => {
    asked.push(input);
    return { rows, total: rows.length === 0 ? 0 : 41 };
  });
  const machine = playerListMachine.provide({
    actors: { readPage: readPage as never, polling: idle as never },
  });
  const actor = createActor(machine, { input: { question: readAddress(search, group) } });
  actor.on('question.changed', ({ question }) => addresses.push(writeAddress(question)));
  actor.start();
  return { actor, asked, addresses };
}

/** A desk whose calls are never answered, started. */
export function startDesk(): PlayerDeskActor {
  const machine = playerDeskMachine.provide({
    actors: {
      updatePlayer: idle as never,
      resendPasswordEmail: idle as never,
      resetSecondFactor: idle as never,
    },
  });
  return createActor(machine).start();
}

/** A page of people as someone sees it. */
export const page = (
  actor: PlayerListActor,
  desk: PlayerDeskActor,
  { viewer = { userId: 1, roleId: 1 }, group = 'members' }: { viewer?: Viewer; group?: PlayerGroup } = {},
) => (
  <PlayersPage
    actor={actor}
    desk={desk}
    search={createActor(searchMachine, { input: { text: '' } }).start()}
    group={group}
    viewer={viewer}
    clubs={group === 'members' ? clubs : []}
  />
);

/** The page of people, read. */
export async function openPlayers(
  search = '',
  { rows, viewer, group }: { rows?: readonly PlayerRow[]; viewer?: Viewer; group?: PlayerGroup } = {},
) {
  const list = startList(search, rows, group);
  const desk = startDesk();
  const settle = () =>
    act(async () => {
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    });
  const shown = page(list.actor, desk, { ...(viewer ? { viewer } : {}), ...(group ? { group } : {}) });
  const { container } = render(shown);
  await settle();
  return { ...list, desk, container, settle };
}
