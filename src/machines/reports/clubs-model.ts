import { silentProblem } from '#api/problem.ts';
import { defineModel } from '#model-testing/model.ts';
import { reportClubsMachine } from './clubs.ts';

export const reportClubsModel = defineModel(reportClubsMachine, {
  outcomes: {
    listActiveClubs: [
      { name: 'one', ok: true, output: { rows: [{ clubId: 1, name: 'Brooklyn Cue Club' }] } },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
  },
});
