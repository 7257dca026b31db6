import { defineModel } from '#model-testing/model.ts';
import { hostedMachine } from './hosted.ts';
import { toast } from './telling.ts';

export const hostedModel = defineModel(hostedMachine, {
  id: 'hosted',
  cases: { 'host.changed': [], 'guest.reported': [], notice: [] },
  outcomes: {
    reports: [
      { name: 'the guest has done something', sends: { type: 'guest.reported', news: { type: 'changed' } } },
      { name: 'somebody is to be told', sends: toast('success', 'Saved.') },
    ],
    guest: [],
    host: [{ name: 'the host has read', sends: { type: 'host.changed', news: { type: 'read' } } }],
  },
  identity: () => [],
  controls: {
    'host.changed': { kind: 'outside', from: 'the host' },
    'guest.reported': { kind: 'outside', from: 'the guest' },
    notice: { kind: 'outside', from: 'the guest' },
  },
  requirements: {},
});
