import { planWords } from '#domain/words/plan.ts';
import { defineModel } from '#model-testing/model.ts';
import { clockTimesMachine } from './clock-times.ts';
import { refusedAs, unanswered } from './sample-plan.ts';

const words = planWords.offClock;
const question = { role: 'dialog' } as const;

export const clockTimesModel = defineModel(clockTimesMachine, {
  id: 'clock-times',
  input: { clubId: 3 },
  cases: { 'keep.chosen': [{ keep: 'clock' }, { keep: 'instant' }] },
  outcomes: {
    settleClockTimes: [
      { name: 'settled', ok: true, output: { message: '1 booking keeps its clock time.' } },
      { name: 'someone was faster', ok: false, error: refusedAs('slot_taken') },
      unanswered,
    ],
  },
  identity: ({ keep, refusal }) => [keep, refusal],
  controls: {
    'keep.chosen': {
      role: 'button',
      name: ({ event }) => (event.keep === 'clock' ? words.keepClock : words.keepInstant),
    },
    confirm: {
      role: 'button',
      name: ({ context }) => (context.keep === 'clock' ? words.keepClockNow : words.keepInstantNow),
      within: question,
    },
    cancel: { role: 'button', name: words.cancel, within: question },
  },
  shows: {
    open: ({ refusal }) => ({
      texts: [words.title, ...(refusal === null ? [] : [refusal])],
      absent: [question],
    }),
    confirming: ({ keep }) => ({
      roles: [question],
      texts: [keep === 'clock' ? words.keepClockHint : words.keepInstantHint],
    }),
    settling: { tags: ['busy'], absent: [question] },
  },
  requirements: { open: ['A-1.43', 'C-9.08'] },
});
