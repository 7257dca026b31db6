import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { silentProblem } from '#api/problem.ts';
import { clubDeskMachine } from '#machines/clubs/desk.ts';
import { tableDeskMachine } from '#machines/tables/desk.ts';
import { freeTable } from '#machines/tables/sample-tables.ts';

const refusal = { ...silentProblem('unanswered'), kind: 'refused', status: 412, code: 'changed_meanwhile' };

it('C4 a club is deleted of the version that its row has, and the list is read again where it is another one', async () => {
  const sent: unknown[] = [];
  const told: unknown[] = [];
  const desk = createActor(
    clubDeskMachine.provide({
      actors: {
        deleteClub: fromPromise<{ message: string }, { clubId: number; version: string }>(({ input }) => {
          sent.push(input);
          return Promise.reject(refusal);
        }),
      },
    }),
  ).start();
  desk.on('club.changed', (event) => told.push(event.type));
  desk.send({ type: 'remove', club: { clubId: 3, name: 'Cue Club', version: '4.2' } });
  desk.send({ type: 'confirm' });
  await waitFor(desk, (snapshot) => snapshot.matches('refused'));
  expect(sent).toEqual([{ clubId: 3, version: '4.2' }]);
  desk.send({ type: 'cancel' });
  expect(told).toEqual(['club.changed']);
});

it('C4 a table is deleted of the version that its row has', async () => {
  const sent: unknown[] = [];
  const desk = createActor(
    tableDeskMachine.provide({
      actors: {
        deleteTable: fromPromise<
          { message: string },
          { id: number; version: string; cancelBookings: boolean }
        >(({ input }) => {
          sent.push(input);
          return Promise.reject(refusal);
        }),
      },
    }),
  ).start();
  desk.send({ type: 'remove', table: { ...freeTable, version: '7' } });
  desk.send({ type: 'confirm' });
  await waitFor(desk, (snapshot) => snapshot.matches('refused'));
  expect(sent).toEqual([{ id: freeTable.tableId, version: '7', cancelBookings: false }]);
});
