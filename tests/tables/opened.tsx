import { act, render } from '@testing-library/react';
import { createActor, fromPromise, type InputFrom } from 'xstate';
import type { orderTables } from '#api/tables.ts';
import { tableDeskMachine, type TableDeskActor } from '#machines/tables/desk.ts';
import { roomOf, tableListMachine, type TableListActor, type TableRow } from '#machines/tables/list.ts';
import { freeTable, tornTable } from '#machines/tables/sample-tables.ts';
import { TablesPage } from '#views/tables/page.tsx';

const idle = fromPromise(() => new Promise<never>(() => {}));

/** A list that reads these tables, started; an error is thrown instead. */
export function startList(answer: readonly TableRow[] | Error = [freeTable, tornTable]): TableListActor {
  const readPage = fromPromise(async () => {
    if (answer instanceof Error) throw answer;
    return { rows: answer, total: answer.length };
  });
  const machine = tableListMachine.provide({
    actors: { readPage: readPage as never, polling: idle as never },
  });
  return createActor(machine, { input: { question: roomOf(3) } }).start();
}

type Order = InputFrom<typeof orderTables>;

/** A desk whose calls are never answered, started; what is ordered is noted. */
export function startDesk(ordered: Order[] = []): TableDeskActor {
  const noted = fromPromise<{ message: string }, Order>(({ input }) => {
    ordered.push(input);
    return new Promise<never>(() => {});
  });
  const machine = tableDeskMachine.provide({
    actors: { orderTables: noted, updateTable: idle as never, deleteTable: idle as never },
  });
  return createActor(machine).start();
}

/** A page of tables for one club. */
export const page = (actor: TableListActor, desk: TableDeskActor) => (
  <TablesPage
    actor={actor}
    desk={desk}
    clubs={[{ clubId: 3, name: 'Cue Club Monterrey' }]}
    clubId={3}
    onClub={() => {}}
  />
);

/** The page of tables, read. */
export async function openTables(answer?: readonly TableRow[] | Error) {
  const ordered: Order[] = [];
  const actor = startList(answer);
  const desk = startDesk(ordered);
  const { container } = render(page(actor, desk));
  await act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  });
  return { actor, desk, ordered, container };
}
