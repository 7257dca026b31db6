import { defineModel } from '#model-testing/model.ts';
import { devWords } from '#domain/words/dev.ts';
import { errorWords } from '#domain/words/errors.ts';
import { liveMachine } from './live-machine.ts';

const words = devWords.live;
const noAnswer = { name: 'no answer', ok: false, error: 'no answer' } as const;
const answers = [
  { name: 'moving', ok: true, output: { isMoving: true, live: 31 } },
  { name: 'still', ok: true, output: { isMoving: false, live: 31 } },
  noAnswer,
] as const;

export const liveModel = defineModel(liveMachine, {
  outcomes: { readLive: answers, switchLive: answers },
  controls: {
    toggled: { role: 'switch', name: words.label },
    retry: { role: 'button', name: errorWords.retry },
  },
  shows: {
    reading: { texts: [words.reading], tags: ['busy'] },
    unread: { texts: [errorWords.unanswered] },
    still: { texts: [words.still], absent: [words.moving] },
    'still.clear': { absent: [words.failed] },
    'still.refused': { texts: [words.failed] },
    starting: { tags: ['busy'] },
    moving: { texts: [words.moving], absent: [words.still] },
    'moving.clear': { absent: [words.failed] },
    'moving.refused': { texts: [words.failed] },
    stopping: { tags: ['busy'] },
  },
  identity: ({ live }) => live,
  requirements: { moving: ['A-1.33', 'A-1.35'] },
});
