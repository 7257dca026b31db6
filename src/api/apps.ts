import { fromPromise } from 'xstate';
import type { components, paths } from '#contract/api.gen.ts';
import { arrivalOf } from '#domain/apps/build.ts';
import { answerOf, client, within } from './client.ts';

export type App = components['schemas']['App'];
export type AppUpload = components['schemas']['AppUpload'];
type Apps = components['schemas']['Apps'];
type Message = components['schemas']['Message'];
type Created = components['schemas']['Created'];
type NewApp = components['schemas']['AppRequest'];
type AppChange = components['schemas']['UpdateAppRequest'];
type NewUpload = components['schemas']['AppUploadRequest'];
type Profile = components['schemas']['Profile'];
type Release = components['schemas']['ReleaseRequest'];

/** Reads the apps that can be downloaded. */
export const listActiveApps = fromPromise<Apps>(({ signal }) =>
  answerOf(() => client.GET('/mobile-apps/all-active', { signal })),
);

/** Reads all apps with all their uploads. */
export const listApps = fromPromise<Apps>(({ signal }) =>
  answerOf(() => client.GET('/mobile-apps', { signal })),
);

/** Adds an app; sent again under its key, it is added once. */
export const createApp = fromPromise<Created, { body: NewApp; key: string }>(({ input, signal }) =>
  answerOf(() =>
    client.POST('/mobile-apps', {
      params: { header: { 'Idempotency-Key': input.key } },
      body: input.body,
      signal,
    }),
  ),
);

/** Changes an app on the version that was read. */
export const updateApp = fromPromise<Message, { body: AppChange; version: string }>(
  ({ input: { body, version }, signal }) =>
    answerOf(() => client.PUT('/mobile-apps', { params: { header: { 'If-Match': version } }, body, signal })),
);

/** Adds a link to an app. */
export const addAppUpload = fromPromise<AppUpload, { appId: number; body: NewUpload }>(({ input, signal }) =>
  answerOf(() =>
    client.POST('/mobile-apps/{id}/uploads', {
      params: { path: { id: input.appId } },
      body: input.body,
      signal,
    }),
  ),
);

/** What is said of a build beside its file. */
export type BuildOf = paths['/mobile-apps/{id}/builds']['post']['parameters']['query'];

/** Uploads a build of an app; the file itself is the body. */
export const addAppBuild = fromPromise<AppUpload, { appId: number; query: BuildOf; file: Blob }>(
  ({ input, signal }) =>
    answerOf(() =>
      client.POST('/mobile-apps/{id}/builds', {
        params: { path: { id: input.appId }, query: input.query },
        body: input.file,
        bodySerializer: (body) => body,
        headers: { 'Content-Type': 'application/octet-stream' },
        // The server gives up first, and says so.
        fetch: within(arrivalOf(input.file.size) + 10_000),
        signal,
      }),
    ),
);

/** Lets a channel lead to an upload, or nowhere. */
export const releaseApp = fromPromise<Message, { appId: number; body: Release }>(({ input, signal }) =>
  answerOf(() =>
    client.PUT('/mobile-apps/{id}/release', {
      params: { path: { id: input.appId } },
      body: input.body,
      signal,
    }),
  ),
);

/** Gives an app an uploaded logo, or takes it away; answers where it is. */
export const keepLogoOf = (id: number) =>
  fromPromise<
    { url: string | null; profile: Profile | null },
    { imageId: string | null; url: string | null }
  >(async ({ input: { imageId, url }, signal }) => {
    await answerOf(() => client.PUT('/mobile-apps', { body: { id, logoId: imageId }, signal }));
    return { url, profile: null };
  });
