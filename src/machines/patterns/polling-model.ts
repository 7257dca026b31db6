import { defineModel } from '#model-testing/model.ts';
import { pollingMachine } from './polling.ts';

export const pollingModel = defineModel(pollingMachine, {
  input: { every: 10_000 },
  outcomes: {
    connection: [
      { name: 'the network goes', sends: { type: 'went.offline' } },
      { name: 'the network comes', sends: { type: 'went.online' } },
    ],
    visibility: [
      { name: 'the page is hidden', sends: { type: 'page.hidden' } },
      { name: 'the page is shown', sends: { type: 'page.shown' } },
    ],
  },
  identity: ({ isVisible, isOnline }) => [isVisible, isOnline],
  requirements: { beating: ['C-1.11'] },
  invariants: {
    'it beats exactly while someone looks and a network is there': (snapshot) =>
      snapshot.matches('beating') === (snapshot.context.isVisible && snapshot.context.isOnline),
  },
});
