import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

export type Config = components['schemas']['Config'];

/** Reads what this installation offers. */
export const getConfig = fromPromise<Config>(({ signal }) =>
  answerOf(() => client.GET('/config', { signal })),
);
