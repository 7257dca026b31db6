import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Outbox } from '#server/mail/outbox.ts';
import type { Passwords } from '#server/services/passwords.ts';
import type { SessionParts } from '#server/session/open.ts';
import type { Throttle } from '#server/sign-in/throttle.ts';
import type { GrantCookie } from '#server/verification/cookie.ts';
import type { RunningProvider } from './providers.ts';

/** What signing in by another provider needs of the process. */
export type SocialParts = SessionParts & {
  providers: ReadonlyMap<string, RunningProvider>;
  outbox: Outbox;
  passwords: Passwords;
  throttle: Throttle;
  grantCookie: GrantCookie;
};

/** What a call shows: the provider's token, and what else may prove the person. */
export type Shown = {
  token: string;
  remembered: boolean;
  password: string | undefined;
  /** An address that the person has proved to us, where the provider vouches for none. */
  email?: string | undefined;
  grant?: string | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Undoes a sign-in that has begun. */
export class Undone extends Error {
  readonly code:
    | 'social_refused'
    | 'invalid_credentials'
    | 'social_email_taken'
    | 'social_email_unproved'
    | 'second_factor_social';
  constructor(code: Undone['code']) {
    super(code);
    this.code = code;
  }
}
