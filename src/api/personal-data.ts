import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

export type PersonalData = components['schemas']['PersonalData'];

/** Reads all that is kept of a person. */
export const exportPersonalData = fromPromise<PersonalData, { userId: number }>(({ input, signal }) =>
  answerOf(() => client.GET('/user/{userId}/personal-data', { params: { path: input }, signal })),
);

/** Erases a person. */
export const erasePersonalData = fromPromise<void, { userId: number }>(async ({ input, signal }) => {
  await answerOf(() => client.DELETE('/user/{userId}/personal-data', { params: { path: input }, signal }));
});
