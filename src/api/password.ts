import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

type Message = components['schemas']['Message'];
export type SignInAnswer = components['schemas']['SignInAnswer'];
export type ChangedPassword = components['schemas']['ChangePasswordRequest'];
export type NewPassword = { token: string; password: string; confirmPassword: string };

/** Asks for a link that sets a new password; the answer does not tell whether the address is known. */
export const requestPasswordReset = fromPromise<Message, { email: string }>(({ input, signal }) =>
  answerOf(() => client.PUT('/user/forgotPassword', { body: input, signal })),
);

/** Asks whether a mailed link still works; it refuses with `link_invalid` where it does not, and uses nothing up. */
export const checkPasswordLink = fromPromise<void, { token: string; purpose: 'reset' | 'activation' }>(
  async ({ input, signal }) => {
    await answerOf(() => client.POST('/user/passwordLink', { body: input, signal }));
  },
);

/** Sets a password by a mailed link. */
export const setPassword = fromPromise<Message, NewPassword>(({ input, signal }) =>
  answerOf(() => client.PUT('/user/setPassword', { body: input, signal })),
);

/** Activates an account by its mailed link: its first password, and the terms. */
export const activateUser = fromPromise<Message, NewPassword & { isEulaAccepted: boolean }>(
  ({ input, signal }) => answerOf(() => client.PUT('/user/activate', { body: input, signal })),
);

/** Changes the own password; the answer is a session in place of all that were open. */
export const changePassword = fromPromise<SignInAnswer, ChangedPassword>(({ input, signal }) =>
  answerOf(() => client.PUT('/user/changePassword', { body: input, signal })),
);
