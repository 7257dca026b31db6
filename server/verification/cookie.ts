import type { FastifyReply, FastifyRequest } from 'fastify';
import { accessTerms } from '#domain/password/link-terms.ts';

/** The cookie in which a browser keeps its grant. */
export type GrantCookie = {
  read(request: FastifyRequest): string | undefined;
  write(reply: FastifyReply, grant: string): void;
  clear(reply: FastifyReply): void;
};

/** Out of reach of scripts and other sites, and gone with the grant. */
export function createGrantCookie(isHttps: boolean): GrantCookie {
  const name = `${isHttps ? '__Host-' : ''}baulk-grant`;
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure: isHttps } as const;
  return {
    read: (request) => request.cookies[name],
    write: (reply, grant) => {
      reply.setCookie(name, grant, { ...options, maxAge: accessTerms.grant.lasts });
    },
    clear: (reply) => {
      reply.clearCookie(name, options);
    },
  };
}
