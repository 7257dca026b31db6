import { setup } from 'xstate';
import { chartOf } from '#model-testing/chart.ts';
import { defineModel } from '#model-testing/model.ts';
import type { Entry } from '#views/dev/machines/catalogue.ts';

const machine = setup({ types: { events: {} as { type: 'turn' } } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { description: 'It is dark.', on: { turn: 'on' } },
    on: { description: 'It gives light.', on: { turn: 'off' } },
  },
});
export const lampModel = defineModel(machine, { controls: { turn: { role: 'button', name: 'Turn' } } });

/** The smallest machine that can be looked at. */
export const lampEntry: Entry = {
  model: lampModel,
  chart: chartOf(machine, lampModel),
  file: 'tests/dev/lamp.ts',
};
