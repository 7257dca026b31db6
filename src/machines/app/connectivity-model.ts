import { defineModel } from '#model-testing/model.ts';
import { errorWords } from '#domain/words/errors.ts';
import { connectivityMachine } from './connectivity.ts';

const seenAt = '2026-11-21T19:30:00.000Z';
const outside = { kind: 'outside', from: 'an answer to a call of the app' } as const;

export const connectivityModel = defineModel(connectivityMachine, {
  endsEarly: true,
  starts: [
    { name: 'with a network', input: { isOnline: true } },
    { name: 'without a network', input: { isOnline: false } },
  ],
  cases: { 'read.kept': () => [{ seenAt }] },
  outcomes: {
    connection: [
      { name: 'lost', sends: { type: 'went.offline' } },
      { name: 'back', sends: { type: 'went.online' } },
    ],
  },
  controls: { 'read.kept': outside, 'read.fresh': outside },
  identity: ({ wasOnline, seenAt: seen }) => [wasOnline, seen !== null],
  shows: {
    online: { absent: [errorWords.connectivity, errorWords.lastSeen] },
    unreached: { texts: [errorWords.lastSeen] },
    offline: ({ seenAt: seen }) => ({
      texts: [errorWords.connectivity, ...(seen === null ? [] : [errorWords.lastSeen])],
      absent: seen === null ? [errorWords.lastSeen] : [],
    }),
  },
  requirements: { offline: ['A-8.22'] },
  invariants: {
    'nothing is old while the server answers': (snapshot) =>
      !snapshot.matches('online') || snapshot.context.seenAt === null,
  },
});
