import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

export type Profile = components['schemas']['Profile'];
export type ProfileChanges = components['schemas']['UpdateProfileRequest'];

/** What is saved, and the version that it was typed over. */
export type ProfileUpdate = { body: ProfileChanges; version: string };

/** A picture for a record: what was uploaded, or none. */
export type PictureToKeep = { imageId: string | null; url: string | null };
/** Where a record's picture is now, and the own profile where it is one's own. */
export type KeptPicture = { url: string | null; profile: Profile | null };

/** Reads the signed-in user's own profile. */
export const getProfile = fromPromise<Profile>(({ signal }) =>
  answerOf(() => client.GET('/profile', { signal })),
);

/** Changes the signed-in user's own profile on the version that was read; what is left out stays as it is. */
export const updateProfile = fromPromise<Profile, ProfileUpdate>(({ input: { body, version }, signal }) =>
  answerOf(() => client.PUT('/profile', { params: { header: { 'If-Match': version } }, body, signal })),
);

/** Gives the signed-in user an uploaded picture, or takes it away; answers where it is. */
export const keepOwnPicture = fromPromise<KeptPicture, PictureToKeep>(
  async ({ input: { imageId }, signal }) => {
    const profile = await answerOf(() => client.PUT('/profile', { body: { imageId }, signal }));
    return { url: profile.profileImage, profile };
  },
);
