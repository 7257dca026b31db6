import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Handlers } from '#server/http/contract.ts';

/** The calls that the pages make which are served whole. */
export type ServedCalls = Pick<
  Handlers,
  | 'listMatches'
  | 'getMatch'
  | 'listNews'
  | 'getNews'
  | 'getTournament'
  | 'listActiveApps'
  | 'getLegalText'
  | 'getConfig'
>;

export type Surroundings = { request: FastifyRequest; reply: FastifyReply };

/** How somebody without a session asks. */
export const asNobody = (surroundings: Surroundings) => ({
  ...surroundings,
  caller: null,
  body: undefined,
  path: undefined as never,
  query: undefined as never,
});
