import { machineWords as words } from '#domain/words/dev-machines.ts';
import { defineModel } from '#model-testing/model.ts';
import { playerMachine } from './player-machine.ts';

export const playerModel = defineModel(playerMachine, {
  cases: {
    'path.chosen': [{ path: 'first', length: 2 }],
    'step.chosen': [{ step: 2 }, { step: 9 }],
    'width.chosen': [{ width: 'wide' }],
    'theme.chosen': [{ theme: 'dark' }],
  },
  identity: ({ step, length }) => [step, length],
  controls: {
    'path.chosen': { kind: 'outside', from: 'the list of paths' },
    'step.chosen': { kind: 'outside', from: 'the list of steps' },
    'width.chosen': { kind: 'outside', from: 'the choice above the stage' },
    'theme.chosen': { kind: 'outside', from: 'the choice above the stage' },
    close: { role: 'button', name: words.player.close },
    'step.forward': { role: 'button', name: words.player.forward },
    'step.back': { role: 'button', name: words.player.back },
    play: { role: 'button', name: words.player.play },
    pause: { role: 'button', name: words.player.pause },
  },
  shows: {
    closed: { texts: [words.player.title], absent: [words.player.steps] },
    open: ({ step, length }) => ({ texts: [words.player.at(step, length)] }),
  },
  invariants: {
    'no step is gone that the path does not have': ({ context: { step, length } }) =>
      step >= 0 && step <= length,
  },
});
