import { defineModel } from '#model-testing/model.ts';
import { devWords } from '#domain/words/dev.ts';
import { errorWords } from '#domain/words/errors.ts';
import { clockMachine } from './clock-machine.ts';
import { isAmount } from './clock-distance.ts';

const words = devWords.clock;
const noAnswer = { name: 'no answer', ok: false, error: 'no answer' } as const;
const amount = { role: 'textbox', name: words.amount } as const;

export const clockModel = defineModel(clockMachine, {
  cases: {
    'amount.changed': [{ amount: '3' }, { amount: 'three' }],
    'unit.changed': [{ unit: 'day' }],
  },
  outcomes: {
    readClock: [{ name: 'read', ok: true, output: { now: '2026-11-20T18:00:00.000Z', offset: 0 } }, noAnswer],
    moveClock: [
      { name: 'moved', ok: true, output: { now: '2026-11-20T21:00:00.000Z', offset: 10_800_000 } },
      noAnswer,
    ],
  },
  identity: (context) => [isAmount(context.amount), context.unit],
  controls: {
    'amount.changed': { ...amount, value: 'amount' },
    'unit.changed': { kind: 'outside', from: 'one of the radio buttons beside the amount' },
    'move.forward': { role: 'button', name: words.forward },
    'move.back': { role: 'button', name: words.back },
    reset: { role: 'button', name: words.reset },
    retry: { role: 'button', name: errorWords.retry },
  },
  shows: {
    reading: { texts: [words.reading], tags: ['busy'] },
    unread: { texts: [errorWords.unanswered] },
    shown: ({ amount: typed }) => ({ roles: [{ ...amount, value: typed }] }),
    'shown.clear': { absent: [words.amountMalformed, words.failed] },
    'shown.faulty': { texts: [words.amountMalformed] },
    'shown.refused': { texts: [words.failed] },
    moving: { tags: ['busy'] },
  },
});
