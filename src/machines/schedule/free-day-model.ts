import { shortDateText } from '#domain/schedule/day-times.ts';
import { errorWords } from '#domain/words/errors.ts';
import { planWords as words } from '#domain/words/plan.ts';
import { defineModel } from '#model-testing/model.ts';
import { freeDayMachine } from './free-day.ts';
import { sampleDay, unanswered } from './sample-plan.ts';

export const freeDayModel = defineModel(freeDayMachine, {
  input: { clubId: 3, after: '2099-05-04', slots: 4, gameType: null },
  cases: {},
  outcomes: {
    findFreeDay: [
      { name: 'a day', ok: true, output: { date: sampleDay } },
      { name: 'none', ok: true, output: { date: null } },
      unanswered,
    ],
  },
  identity: ({ date }) => [date],
  controls: {
    retry: { role: 'button', name: errorWords.retry },
    go: { role: 'button', name: ({ context: { date } }) => words.choose.nextFree(shortDateText(date ?? '')) },
  },
  tags: { busy: { texts: [words.choose.seekingFree] } },
  shows: {
    none: { texts: [words.choose.noneAhead] },
    failed: { texts: [words.choose.freeUnknown] },
  },
  requirements: { found: ['A-1.43', 'A-2.54'] },
});
