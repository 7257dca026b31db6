import { channelsModel } from '#machines/channels/model.ts';
import { licencesModel } from '#machines/licences/model.ts';
import { toast } from '#machines/patterns/telling.ts';
import { defineModel } from '#model-testing/model.ts';
import { clubEntitlementsMachine } from './entitlements.ts';

export const clubEntitlementsModel = defineModel(clubEntitlementsMachine, {
  id: 'club-entitlements',
  input: { clubId: 3, userId: 1 },
  cases: { 'licences.changed': [], notice: [] },
  outcomes: {
    reports: [
      { name: 'the licences are changed', sends: { type: 'licences.changed' } },
      { name: 'somebody is to be told', sends: toast('success', 'Saved.') },
    ],
    licences: [],
    channels: [],
  },
  identity: () => [],
  controls: {
    'licences.changed': { kind: 'outside', from: 'the licences' },
    notice: { kind: 'outside', from: 'the licences and the channels' },
  },
  system: { children: { licences: licencesModel, channels: channelsModel }, joins: ['reports'] },
  requirements: {},
});
