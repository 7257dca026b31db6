import { silentProblem } from '#api/problem.ts';
import { reportWords as words } from '#domain/words/reports.ts';
import { defineModel } from '#model-testing/model.ts';
import { allSignIns } from './address.ts';
import { signInExportMachine } from './export.ts';

export const signInExportModel = defineModel(signInExportMachine, {
  cases: { export: [{ filters: allSignIns }] },
  outcomes: {
    makeFile: [
      { name: 'made', ok: true, output: { rows: 2 } },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
  },
  controls: { export: { role: 'button', name: words.export } },
  shows: {
    idle: { roles: [{ role: 'button', name: words.export }] },
    making: { tags: ['busy'], roles: [{ role: 'button', name: words.exporting }] },
  },
  requirements: { making: ['A-2.72'] },
});
