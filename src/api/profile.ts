import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

export type Profile = components['schemas']['Profile'];
export type ProfileChanges = components['schemas']['UpdateProfileRequest'];

/** Reads the signed-in user's own profile. */
export const getProfile = fromPromise<Profile>(({ signal }) =>
  answerOf(() => client.GET('/profile', { signal })),
);

/** Changes the signed-in user's own profile; what is left out stays as it is. */
export const updateProfile = fromPromise<Profile, ProfileChanges>(({ input, signal }) =>
  answerOf(() => client.PUT('/profile', { body: input, signal })),
);
