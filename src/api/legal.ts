import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

/** A legal text as it is read. */
export type LegalText = Omit<components['schemas']['LegalText'], 'body'>;
export type LegalDocument = components['schemas']['LegalDocument'];

/** Reads a legal text in the version that is in force. */
export const getLegalText = fromPromise<LegalText, { document: LegalDocument }>(({ input, signal }) =>
  answerOf(() => client.GET('/legal/{document}', { params: { path: input }, signal })),
);
