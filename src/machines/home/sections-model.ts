import { defineModel } from '#model-testing/model.ts';
import { silentProblem } from '#api/problem.ts';
import { snookerMatch } from '#machines/matches/sample-matches.ts';
import { sectionsMachine } from './sections.ts';

export const sectionsModel = defineModel(sectionsMachine, {
  outcomes: {
    listMatches: [
      { name: 'a page', ok: true, output: { rows: [snookerMatch], total: 1 } },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    listNews: [
      { name: 'a page', ok: true, output: { rows: [], total: 0 } },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
  },
  invariants: {
    'it ends when all parts have been answered, one way or the other': (snapshot) =>
      (snapshot.status === 'done') ===
      (['live', 'upcoming', 'results', 'news'] as const).every((part) =>
        snapshot.matches({ [part]: 'over' }),
      ),
  },
});
