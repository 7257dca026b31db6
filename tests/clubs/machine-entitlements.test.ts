import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Licences } from '#api/licences.ts';
import { millisecondsOf } from '#domain/licences/term.ts';
import { problemWords } from '#domain/words/problems.ts';
import { channelsMachine } from '#machines/channels/machine.ts';
import { clubEntitlementsModel } from '#machines/clubs/entitlements-model.ts';
import { clubEntitlementsMachine } from '#machines/clubs/entitlements.ts';
import { licencesMachine } from '#machines/licences/machine.ts';
import { withoutEffects } from '#tests/support/effects.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(clubEntitlementsModel);

const settle = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** The licences and channels of club 3, which may have no channels at first, and one more with each reading. */
async function open() {
  const asked: unknown[] = [];
  const licence: Licences['rows'][number] = {
    id: 31,
    clubId: 3,
    numberOfLicence: 12,
    startDate: millisecondsOf('2026-03-15'),
    endDate: millisecondsOf('2027-03-15'),
    licenceStatusId: 1,
    isRenewed: false,
    version: '1',
  };
  const licences = withoutEffects(licencesMachine).provide({
    actors: {
      listLicences: fromPromise(async () => ({
        rows: [licence],
        today: millisecondsOf('2026-11-20'),
        timeZone: 'UTC',
      })) as never,
      deleteLicence: fromPromise(async () => ({ message: 'CS-31 is deleted.' })) as never,
      deadline: fromCallback(() => {}) as never,
    },
  });
  const channels = withoutEffects(channelsMachine).provide({
    actors: {
      listChannels: fromPromise(async ({ input }) => {
        asked.push(input);
        return { rows: [], clubName: 'Cue Club Monterrey', licenceCount: asked.length - 1 };
      }) as never,
    },
  });
  const machine = clubEntitlementsMachine.provide({ actors: { licences, channels } });
  const actor = createActor(machine, { input: { clubId: 3, userId: 1 } });
  const { children } = actor.getSnapshot();
  if (!children.licences || !children.channels) throw new Error('The club has no licences or channels.');
  const told: unknown[] = [];
  actor.on('*', (event) => told.push(event));
  actor.start();
  await settle();
  return { licences: children.licences, channels: children.channels, licence, asked, told };
}

it('how many channels a club may have is read again once a licence is deleted', async () => {
  const { licences, channels, licence, asked, told } = await open();
  expect(channels.getSnapshot().context).toMatchObject({ clubId: 3, userId: 1, licenceCount: 0 });
  licences.send({ type: 'remove', licence });
  licences.send({ type: 'confirm' });
  await settle();
  expect(asked).toEqual([{ clubId: 3 }, { clubId: 3 }]);
  expect(channels.getSnapshot().context.licenceCount).toBe(1);
  expect(told).toMatchObject([{ type: 'notice', notice: { tone: 'success', text: 'CS-31 is deleted.' } }]);
});

it('says that the licences allow no more channels, and reads nothing again for it', async () => {
  const { channels, asked, told } = await open();
  channels.send({ type: 'add' });
  await settle();
  expect(asked).toHaveLength(1);
  expect(told).toMatchObject([{ type: 'notice', notice: { text: problemWords.licence_channels } }]);
});
