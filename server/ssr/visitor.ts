import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Handlers } from '#server/http/contract.ts';

/** The operations that load the data of public pages. */
export type PublicHandlers = Pick<
  Handlers,
  | 'listMatches'
  | 'getMatch'
  | 'listNews'
  | 'getNews'
  | 'getTournament'
  | 'getRanking'
  | 'listActiveApps'
  | 'getLegalText'
  | 'getConfig'
>;

/** The request that a page is rendered for. */
export type RequestContext = { request: FastifyRequest; reply: FastifyReply };

/** What a handler is given for a caller without a session. */
export const asVisitor = (context: RequestContext) => ({
  ...context,
  caller: null,
  body: undefined,
  path: undefined as never,
  query: undefined as never,
});
