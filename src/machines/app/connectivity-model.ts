import { defineModel } from '#kit/model.ts';
import { errorWords } from '#domain/words/errors.ts';
import { connectivityMachine } from './connectivity.ts';

export const connectivityModel = defineModel(connectivityMachine, {
  starts: [
    { name: 'with a network', input: { isOnline: true } },
    { name: 'without a network', input: { isOnline: false } },
  ],
  outcomes: {
    connection: [
      { name: 'lost', sends: { type: 'went.offline' } },
      { name: 'back', sends: { type: 'went.online' } },
    ],
  },
  identity: ({ wasOnline }) => wasOnline,
  shows: {
    online: { absent: [errorWords.connectivity] },
    offline: { texts: [errorWords.connectivity] },
  },
  requirements: { offline: ['A-8.22'] },
});
