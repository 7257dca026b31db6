import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

export type Licence = components['schemas']['Licence'];
export type Licences = components['schemas']['Licences'];
type NewLicence = components['schemas']['LicenceRequest'];
type LicenceChange = components['schemas']['UpdateLicenceRequest'];
type Message = components['schemas']['Message'];

/** Reads the licences of a club, with their status on its present day. */
export const listLicences = fromPromise<Licences, { clubId: number }>(({ input, signal }) =>
  answerOf(() => client.GET('/licence/club/{clubId}', { params: { path: input }, signal })),
);

/** Adds a licence; sent again under its key, it is added once. */
export const createLicence = fromPromise<Message, { body: NewLicence; key: string }>(({ input, signal }) =>
  answerOf(() =>
    client.POST('/licence', {
      params: { header: { 'Idempotency-Key': input.key } },
      body: input.body,
      signal,
    }),
  ),
);

/** Changes a licence on the version that was read. */
export const updateLicence = fromPromise<Message, { body: LicenceChange; version: string }>(
  ({ input, signal }) =>
    answerOf(() =>
      client.PUT('/licence', {
        params: { header: { 'If-Match': input.version } },
        body: input.body,
        signal,
      }),
    ),
);

/** Makes the next term of a licence. */
export const renewLicence = fromPromise<Licence, { id: number }>(({ input, signal }) =>
  answerOf(() => client.POST('/licence/{id}/renew', { params: { path: input }, signal })),
);

/** Deletes a licence of the version that was read. */
export const deleteLicence = fromPromise<Message, { id: number; version: string }>(
  ({ input: { id, version }, signal }) =>
    answerOf(() =>
      client.DELETE('/licence/{id}', { params: { path: { id }, header: { 'If-Match': version } }, signal }),
    ),
);
