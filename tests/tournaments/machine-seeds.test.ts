import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { drawActionsMachine } from '#machines/tournaments/draw-actions.ts';

const facts = {
  stage: 'closed',
  version: '1',
  format: 'knockout',
  qualifierCount: 0,
  players: 8,
  draws: [],
} as const;

it.each([
  ['8', '8'],
  ['256', '256'],
  ['257', ''],
  ['1e2', ''],
  ['-1', ''],
])('B15 takes a number of seeds that a draw can have, and nothing else: %s', (typed, taken) => {
  const actor = createActor(drawActionsMachine, {
    input: { tournamentId: 1, facts: { ...facts, draws: [] } },
  });
  actor.start();
  actor.send({ type: 'option.changed', options: { seedCount: typed } });
  expect(actor.getSnapshot().context.options.seedCount).toBe(taken);
});
