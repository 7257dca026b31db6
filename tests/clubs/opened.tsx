import { act, render } from '@testing-library/react';
import { createActor, fromPromise } from 'xstate';
import { readAddress, writeAddress, type ClubQuestion } from '#machines/clubs/address.ts';
import { clubDeskMachine, type ClubDeskActor } from '#machines/clubs/desk.ts';
import { clubListMachine, type ClubListActor, type ClubRow } from '#machines/clubs/list.ts';
import { activeClub, inactiveClub } from '#machines/clubs/sample-clubs.ts';
import { searchMachine } from '#machines/patterns/search.ts';
import { ClubsPage } from '#views/clubs/page.tsx';

const idle = fromPromise(() => new Promise<never>(() => {}));

/** A list that reads these rows, started; what it asks is noted. */
export function startList(
  search = '',
  rows: readonly ClubRow[] = [activeClub, inactiveClub],
): { actor: ClubListActor; asked: ClubQuestion[]; addresses: string[] } {
  const asked: ClubQuestion[] = [];
  const addresses: string[] = [];
  const readPage = fromPromise(async ({ input }: { input: ClubQuestion }) => {
    asked.push(input);
    return { rows, total: rows.length === 0 ? 0 : 41 };
  });
  const machine = clubListMachine.provide({
    actors: { readPage: readPage as never, polling: idle as never },
  });
  const actor = createActor(machine, { input: { question: readAddress(search) } });
  actor.on('question.changed', ({ question }) => addresses.push(writeAddress(question)));
  actor.start();
  return { actor, asked, addresses };
}

/** A desk whose calls are never answered, started. */
export function startDesk(): ClubDeskActor {
  const machine = clubDeskMachine.provide({
    actors: { updateClub: idle as never, deleteClub: idle as never },
  });
  return createActor(machine).start();
}

/** The page of these actors, with a search field in which nothing stands. */
export const page = (actor: ClubListActor, desk: ClubDeskActor) => {
  const search = createActor(searchMachine, { input: { text: '' } }).start();
  return <ClubsPage actor={actor} search={search} desk={desk} />;
};

/** The page of clubs, read. */
export async function openClubs(search = '', rows?: readonly ClubRow[]) {
  const list = startList(search, rows);
  const desk = startDesk();
  const settle = () =>
    act(async () => {
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    });
  const { container } = render(page(list.actor, desk));
  await settle();
  return { ...list, desk, container, settle };
}
