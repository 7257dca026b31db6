import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { ClubOffers } from '#api/rankings.ts';
import { tournamentFormMachine } from '#machines/tournaments/form.ts';

const zones: Readonly<Record<string, string>> = { 1: 'America/Lima', 2: 'America/Bogota' };
const level = { levelId: 4, clubId: 1, name: 'Open', years: [], version: '1' };

/** The form of a new tournament on a device in another zone than its clubs. */
const open = () => {
  const readClubOffers = fromPromise<ClubOffers, { clubId: number | null }>(
    async ({ input: { clubId } }) => ({
      levels: clubId === 1 ? [level] : [],
      categories: [],
      timeZone: zones[String(clubId)] ?? null,
    }),
  );
  const hosts = ['1', '2'].map((value) => ({ value, label: `Club ${value}` }));
  return createActor(tournamentFormMachine.provide({ actors: { readClubOffers } }), {
    input: { userId: 0, tournamentId: null, reach: 'ownClubs', hosts, timeZone: 'Asia/Tokyo' },
  }).start();
};
const hasZone = (zone: string) => (snapshot: ReturnType<ReturnType<typeof open>['getSnapshot']>) =>
  snapshot.context.form.timeZone === zone;

describe('the zone of a new tournament', () => {
  it('is that of the club that runs it, which is no change that could be lost', async () => {
    const form = open();
    await waitFor(form, hasZone('America/Lima'));
    expect(form.getSnapshot().context.levels).toEqual([{ value: '4', label: 'Open' }]);
    form.send({ type: 'back' });
    expect(form.getSnapshot().value).toBe('left');
  });

  it('is that of another club where that runs it, with what that club offers', async () => {
    const form = open();
    await waitFor(form, hasZone('America/Lima'));
    form.send({ type: 'changed', field: 'clubId', value: '2' });
    await waitFor(form, hasZone('America/Bogota'));
    expect(form.getSnapshot().context.levels).toEqual([]);
  });

  it('stays as it was chosen, whatever club runs it', async () => {
    const form = open();
    await waitFor(form, hasZone('America/Lima'));
    form.send({ type: 'changed', field: 'timeZone', value: 'Europe/Madrid' });
    form.send({ type: 'changed', field: 'clubId', value: '2' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(form.getSnapshot().context.form.timeZone).toBe('Europe/Madrid');
  });
});
