import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

export type ActiveClubs = components['schemas']['ActiveClubs'];

/** Reads the names of all active clubs. */
export const listActiveClubs = fromPromise<ActiveClubs>(({ signal }) =>
  answerOf(() => client.GET('/club/listAllActiveClubs', { signal })),
);
