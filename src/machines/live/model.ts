import { defineModel } from '#model-testing/model.ts';
import { liveMachine } from './machine.ts';
import { laterScore } from './sample-scores.ts';

export const liveModel = defineModel(liveMachine, {
  endsEarly: true,
  cases: { 'line.lost': [], 'scores.came': [], 'plans.came': [] },
  outcomes: {
    liveLine: [
      { name: 'open', sends: { type: 'line.opened' } },
      { name: 'lost', sends: { type: 'line.lost', luck: 0.5 } },
      { name: 'not known here', sends: { type: 'line.missing' } },
      { name: 'a score', sends: { type: 'scores.came', scores: [laterScore] } },
      {
        name: 'a change of a plan',
        sends: { type: 'plans.came', plans: [{ clubId: 1, date: '2026-11-20' }] },
      },
      { name: 'a sign of life', sends: { type: 'scores.came', scores: [] } },
    ],
    connection: [
      { name: 'the network goes', sends: { type: 'went.offline' } },
      { name: 'the network comes', sends: { type: 'went.online' } },
    ],
    visibility: [
      { name: 'the page is hidden', sends: { type: 'page.hidden' } },
      { name: 'the page is shown', sends: { type: 'page.shown' } },
    ],
  },
  identity: ({ isVisible, isOnline, failures, wasAway }) => [isVisible, isOnline, failures, wasAway],
  requirements: { listening: ['A-7.02'] },
  invariants: {
    'no line is held while nobody looks or no network is there': (snapshot) =>
      !snapshot.matches('listening') || (snapshot.context.isVisible && snapshot.context.isOnline),
    'an open line has forgotten its failures': (snapshot) =>
      !snapshot.matches({ listening: 'open' }) || snapshot.context.failures === 0,
  },
});
