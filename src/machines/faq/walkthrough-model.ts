import { defineModel } from '#model-testing/model.ts';
import { walkthroughWords as words } from '#domain/words/faq.ts';
import { walkthroughMachine } from './walkthrough.ts';

const film = { url: 'https://films.example/baulk.mp4', captions: 'https://films.example/baulk.vtt' };
const button = (name: string) => ({ role: 'button', name }) as const;
const popup = { role: 'dialog', name: words.title } as const;

export const walkthroughModel = defineModel(walkthroughMachine, {
  starts: [
    { name: 'where things may move', input: { film: null, isStill: false } },
    { name: 'where little may move', input: { film: null, isStill: true } },
  ],
  cases: { 'film.known': [{ film }, { film: null }] },
  identity: ({ film: known, isStill, step }) => [known !== null, isStill, step],
  controls: {
    'film.known': { kind: 'outside', from: 'the configuration, when it is there' },
    open: button(words.open),
    close: button(words.close),
    play: button(words.play),
    pause: button(words.pause),
    next: button(words.next),
    back: button(words.back),
    again: button(words.again),
    'film.failed': { kind: 'outside', from: 'the film, when it cannot be fetched' },
  },
  shows: {
    closed: { absent: [popup] },
    filmed: { roles: [popup], absent: [words.scene(1, words.scenes.length)] },
    shown: ({ step }) => ({
      roles: [popup],
      texts: [words.scene(step + 1, words.scenes.length), words.scenes[step]?.caption ?? ''],
    }),
  },
  requirements: { shown: ['C-1.17'], filmed: ['C-1.17'] },
  invariants: {
    'there is always a scene to show': ({ context: { step } }) => words.scenes[step] !== undefined,
  },
});
