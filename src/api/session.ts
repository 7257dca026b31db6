import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

export type Session = components['schemas']['Session'];

/** Who the user is by now, and which clubs are theirs. */
export type Standing = components['schemas']['SessionStanding'];

/** Reads how the user stands; no use of the session. */
export const getStanding = fromPromise<Standing>(({ signal }) =>
  answerOf(() => client.GET('/standing', { signal })),
);

/** Ends the session, full or pending, that the stored token names. */
export const signOut = fromPromise<void>(async ({ signal }) => {
  await answerOf(() => client.GET('/signout', { signal }));
});

/** Reads where the user is signed in. */
export const listSessions = fromPromise<components['schemas']['Sessions']>(({ signal }) =>
  answerOf(() => client.GET('/session', { signal })),
);

/** Ends one session of the user, or all of them. */
export const endSessions = fromPromise<void, components['schemas']['EndSessionsRequest']>(
  async ({ input, signal }) => {
    await answerOf(() => client.DELETE('/session', { body: input, signal }));
  },
);

/** Proves the session by the password. */
export const proveSession = fromPromise<void, components['schemas']['ProveSessionRequest']>(
  async ({ input, signal }) => {
    await answerOf(() => client.POST('/session/proof', { body: input, signal }));
  },
);
