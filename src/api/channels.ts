import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

export type Channel = components['schemas']['Channel'];
export type Channels = components['schemas']['Channels'];
type NewChannel = components['schemas']['ChannelRequest'];
type ChannelChange = components['schemas']['UpdateChannelRequest'];
type StreamKey = components['schemas']['StreamKey'];
type Message = components['schemas']['Message'];

/** Reads the channels of a club, without their stream keys. */
export const listChannels = fromPromise<Channels, { clubId: number }>(({ input, signal }) =>
  answerOf(() => client.GET('/channel/club/{clubId}', { params: { path: input }, signal })),
);

/** Adds a channel; sent again under its key, it is added once. */
export const createChannel = fromPromise<Message, { body: NewChannel; key: string }>(({ input, signal }) =>
  answerOf(() =>
    client.POST('/channel', {
      params: { header: { 'Idempotency-Key': input.key } },
      body: input.body,
      signal,
    }),
  ),
);

/** Changes a channel on the version that was read. */
export const updateChannel = fromPromise<Message, { body: ChannelChange; version: string }>(
  ({ input, signal }) =>
    answerOf(() =>
      client.PUT('/channel', {
        params: { header: { 'If-Match': input.version } },
        body: input.body,
        signal,
      }),
    ),
);

/** Deletes a channel of the version that was read. */
export const deleteChannel = fromPromise<Message, { id: number; version: string }>(
  ({ input: { id, version }, signal }) =>
    answerOf(() =>
      client.DELETE('/channel/{id}', { params: { path: { id }, header: { 'If-Match': version } }, signal }),
    ),
);

/** Frees a channel from the match or device that holds it. */
export const releaseChannel = fromPromise<Message, { id: number }>(({ input, signal }) =>
  answerOf(() => client.PUT('/channel/release/{id}', { params: { path: input }, signal })),
);

/** Reads the stream key of a channel; the server writes down that it was read. */
export const revealStreamKey = fromPromise<StreamKey, { id: number }>(({ input, signal }) =>
  answerOf(() => client.POST('/channel/reveal/{id}', { params: { path: input }, signal })),
);
