import { machineWords } from '#domain/words/dev-machines.ts';
import { defineModel } from '#model-testing/model.ts';
import type { Moment } from './moment.ts';
import { watchMachine } from './watch-machine.ts';

const words = machineWords.watch;

const off: Moment = {
  actor: 'x:1',
  id: 1,
  parent: null,
  machine: 'lamp',
  event: 'xstate.init',
  at: 1_795_204_800_000,
  value: 'off',
  isRunning: true,
  nodes: ['lamp.off'],
  transitions: [],
  context: { watts: 5 },
  possible: [{ label: 'turn', event: { type: 'turn' } }],
  waits: [],
  children: [],
};
const gone: Moment = { ...off, event: 'xstate.stop', isRunning: false, possible: [] };

export const watchModel = defineModel(watchMachine, {
  cases: {
    heard: [{ moment: off }],
    'actor.chosen': [{ actor: 'x:1' }],
    'moment.chosen': [{ number: 1 }],
    'event.chosen': [{ actor: 'x:1', event: { type: 'turn' } }],
  },
  outcomes: {
    awaitOther: [{ name: 'a window of its own asks', sends: { type: 'wanted' } }],
    overhear: [
      { name: 'a machine began', sends: { type: 'heard', moment: off } },
      { name: 'a machine ended', sends: { type: 'heard', moment: gone } },
    ],
  },
  identity: ({ now, log, back, chosen }) => [
    now.length,
    log.some(({ number }) => number === 1),
    back !== null,
    chosen,
  ],
  stopWhen: ({ context: { count } }) => count > 3,
  controls: {
    heard: { kind: 'internal' },
    wanted: { kind: 'internal' },
    toggle: { role: 'button', name: words.toggle },
    'actor.chosen': { kind: 'outside', from: 'the list of actors' },
    'moment.chosen': { kind: 'outside', from: 'the log' },
    'event.chosen': { kind: 'outside', from: 'the events that are possible now' },
    'back.to.now': { role: 'button', name: words.backToNow },
    'go.on': { role: 'button', name: words.goOn },
    clear: { role: 'button', name: words.clear },
  },
  shows: {
    unopened: { absent: [words.actors, words.log] },
    'watching.folded': { absent: [words.actors, words.log] },
    'watching.open': { texts: [words.actors, words.log] },
    'watching.open.past': { texts: [words.past] },
    'watching.open.now': { absent: [words.past] },
  },
});
