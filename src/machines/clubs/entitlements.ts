import { emit, fromCallback, sendTo, setup, type AnyActorRef } from 'xstate';
import { channelsMachine, type ChannelsActor } from '#machines/channels/machine.ts';
import { licencesMachine, type LicencesActor } from '#machines/licences/machine.ts';
import { asked } from '#machines/patterns/params.ts';
import type { Telling } from '#machines/patterns/telling.ts';

/** What the licences and the channels come to. */
export type ClubEntitlementsReport = Telling | { type: 'licences.changed' };

export type ClubEntitlementsInput = { clubId: number; userId: number };

type Children = { licences: LicencesActor; channels: ChannelsActor };

/** What a club is entitled to: a change of its licences lets its channels be read again, which they limit. */
export const clubEntitlementsMachine = setup({
  types: {
    context: {} as ClubEntitlementsInput,
    events: {} as ClubEntitlementsReport,
    emitted: {} as Telling,
    input: {} as ClubEntitlementsInput,
    children: {} as { reports: 'reports'; licences: 'licences'; channels: 'channels' },
  },
  actors: {
    licences: licencesMachine,
    channels: channelsMachine,
    reports: fromCallback<ClubEntitlementsReport, AnyActorRef>(({ input: page, sendBack }) => {
      const { licences, channels } = page.getSnapshot().children as Children;
      const tell = (report: ClubEntitlementsReport): void => sendBack(report);
      const subscriptions = [licences.on('*', tell), channels.on('*', tell)];
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe();
      };
    }),
  },
  actions: {
    tellChannels: sendTo('channels', { type: 'licences.changed' }),
    tellNotice: emit((_, { notice }: Telling) => ({ type: 'notice' as const, notice })),
  },
}).createMachine({
  id: 'club-entitlements',
  context: ({ input }) => input,
  // Whoever listens comes before those who are heard.
  invoke: [
    { id: 'reports', src: 'reports', input: ({ self }) => self },
    { id: 'licences', src: 'licences', input: ({ context: { clubId } }) => ({ clubId }) },
    { id: 'channels', src: 'channels', input: ({ context }) => context },
  ],
  initial: 'open',
  states: {
    open: {
      description: 'The channels hear here of what becomes of the licences.',
      on: {
        'licences.changed': { actions: 'tellChannels' },
        notice: { actions: { type: 'tellNotice', params: asked } },
      },
    },
  },
});
