import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import type { ClubChange } from '#api/clubs.ts';
import { clubDeskMachine } from '#machines/clubs/desk.ts';
import { tableDeskMachine } from '#machines/tables/desk.ts';
import { freeTable } from '#machines/tables/sample-tables.ts';
import { changedMeanwhile } from '#tests/support/problems.ts';

it('C4 a club is deleted of the version that its row has, and the list is read again where it is another one', async () => {
  const sent: unknown[] = [];
  const told: unknown[] = [];
  const desk = createActor(
    clubDeskMachine.provide({
      actors: {
        deleteClub: fromPromise<{ message: string }, { clubId: number; version: string }>(({ input }) => {
          sent.push(input);
          return Promise.reject(changedMeanwhile);
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

it('C4 a club is switched of the version that its row has, and the list is read again where it is another one', async () => {
  const sent: unknown[] = [];
  const told: unknown[] = [];
  const desk = createActor(
    clubDeskMachine.provide({
      actors: {
        updateClub: fromPromise<{ message: string }, { body: ClubChange; version?: string }>(({ input }) => {
          sent.push(input);
          return Promise.reject(changedMeanwhile);
        }),
      },
    }),
  ).start();
  desk.on('*', (event) => told.push(event.type === 'notice' ? event.notice.text : event.type));
  desk.send({ type: 'switch', club: { clubId: 3, name: 'Cue Club', version: '4.2' }, clubStatusId: 1 });
  await waitFor(desk, (snapshot) => snapshot.matches('idle'));
  expect(sent).toEqual([{ body: { club: { clubId: 3, clubStatusId: 1 } }, version: '4.2' }]);
  expect(told).toEqual([changedMeanwhile.message, 'club.changed']);
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
          return Promise.reject(changedMeanwhile);
        }),
      },
    }),
  ).start();
  desk.send({ type: 'remove', table: { ...freeTable, version: '7' } });
  desk.send({ type: 'confirm' });
  await waitFor(desk, (snapshot) => snapshot.matches('refused'));
  expect(sent).toEqual([{ id: freeTable.tableId, version: '7', cancelBookings: false }]);
});
