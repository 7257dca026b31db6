import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

export type RegistrationRequest = components['schemas']['RegistrationRequest'];
export type Message = components['schemas']['Message'];

/** Registers a player; a repeated call with the same key is done once. */
export const registerPlayer = fromPromise<Message, { request: RegistrationRequest; key: string }>(
  ({ input: { request, key }, signal }) =>
    answerOf(() =>
      client.POST('/player/register', {
        params: { header: { 'Idempotency-Key': key } },
        body: request,
        signal,
      }),
    ),
);
