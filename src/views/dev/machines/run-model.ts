import { machineWords } from '#domain/words/dev-machines.ts';
import { defineModel } from '#model-testing/model.ts';
import type { CoverageFile } from './last-run.ts';
import { runMachine } from './run-machine.ts';

const words = machineWords.run;

const file: CoverageFile = {
  name: 'lamp-bare.json',
  at: '2026-11-20T18:00:00.000Z',
  coverage: {
    machine: 'lamp',
    states: { 'lamp.off': { bare: 1 } },
    transitions: { 'lamp.off|turn|0': { bare: 1 } },
    guardsPassed: {},
    guardsFailed: {},
  },
};

export const runModel = defineModel(runMachine, {
  outcomes: {
    readLastRun: [
      { name: 'read', ok: true, output: [file] },
      { name: 'no run', ok: true, output: [] },
      { name: 'no answer', ok: false, error: 'no answer' },
    ],
  },
  controls: { reload: { role: 'button', name: words.reload } },
  shows: {
    reading: { texts: [words.reading], tags: ['busy'] },
    none: { texts: [words.none] },
    read: { texts: [words.uncovered] },
    failed: { texts: [words.failed] },
  },
});
