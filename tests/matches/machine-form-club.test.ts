import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Venue } from '#api/matches.ts';
import type { DraftKey } from '#browser/drafts.ts';
import { matchFormMachine } from '#machines/matches/form.ts';

/** The one table of a club, which has the club's own number. */
const venueOf = (clubId: number): Venue => ({
  timeZone: 'America/Bogota',
  rows: [{ tableId: clubId, number: clubId, name: null, gameTypes: [], state: 'free', match: null }],
});

it('a new match has the tables of the club that it is moved to, and none of the club before', async () => {
  const machine = matchFormMachine.provide({
    actors: {
      readVenue: fromPromise<Venue | null, { clubId: number | null }>(async ({ input: { clubId } }) =>
        clubId === null ? null : venueOf(clubId),
      ),
      recallDraft: fromPromise<unknown, DraftKey>(async () => null),
    },
  });
  const hosts = ['1', '2'].map((value) => ({ value, label: `Club ${value}` }));
  const input = { matchId: null, reach: 'ownClubs', hosts, ownZone: 'UTC' } as const;
  const form = createActor(machine, { input }).start();
  const hasTable = (tableId: number) =>
    waitFor(form, ({ context }) => context.venue?.rows[0]?.tableId === tableId);
  await hasTable(1);
  form.send({ type: 'changed', field: 'tableId', value: '1' });
  form.send({ type: 'changed', field: 'clubId', value: '2' });
  expect(form.getSnapshot().context.venue).toBeNull();
  expect(form.getSnapshot().context.form.tableId).toBe('');
  await hasTable(2);
});
