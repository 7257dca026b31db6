import { defineModel } from '#model-testing/model.ts';
import { silentProblem } from '#api/problem.ts';
import { matchChoicesMachine } from './choices.ts';

export const matchChoicesModel = defineModel(matchChoicesMachine, {
  outcomes: {
    listTournaments: [
      { name: 'none', ok: true, output: { rows: [], total: 0 } },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    listActiveClubs: [
      { name: 'one', ok: true, output: { rows: [{ clubId: 1, name: 'Brooklyn Cue Club' }] } },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
  },
});
