import type { ProblemData } from '#api/problem.ts';
import { problemWords } from '#domain/words/problems.ts';

/** How the server refuses the second of two who have read one version. */
export const changedMeanwhile: ProblemData = {
  kind: 'refused',
  status: 412,
  code: 'changed_meanwhile',
  message: problemWords.changed_meanwhile,
  fields: {},
  retryAfterSeconds: null,
};
