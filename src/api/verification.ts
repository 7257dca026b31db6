import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

export type EmailCodeSent = components['schemas']['EmailCodeSent'];
export type EmailProof = components['schemas']['EmailProof'];

/** Sends a code that proves an e-mail address. */
export const sendEmailCode = fromPromise<EmailCodeSent, { email: string }>(({ input, signal }) =>
  answerOf(() => client.POST('/player/verify/email', { body: input, signal })),
);

/** Verifies the code that was sent. */
export const verifyEmailCode = fromPromise<EmailProof, { email: string; code: string }>(({ input, signal }) =>
  answerOf(() => client.POST('/player/verify/code', { body: input, signal })),
);
