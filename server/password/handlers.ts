import type { FastifyRequest } from 'fastify';
import { accessWords } from '#domain/words/access.ts';
import { problemWords } from '#domain/words/problems.ts';
import type { Handlers } from '#server/http/contract.ts';
import { mailableAddress } from '#server/mail/address.ts';
import { problemBody, type ProblemBody } from '#server/http/problem.ts';
import { changePassword } from './change.ts';
import { tokenHash } from '#server/services/tokens.ts';
import type { PasswordParts } from './parts.ts';
import { findLinkOwner } from './links.ts';
import { redeem, refuseNewPassword } from './redeem.ts';
import { mailLink } from './request.ts';

type PasswordHandlers = Pick<
  Handlers,
  'checkPasswordLink' | 'requestPasswordReset' | 'setPassword' | 'activateUser' | 'changePassword'
>;
/** The kinds of links that the two pages take. */
const kindsOf = { reset: ['reset', 'invitation'], activation: ['activation'] } as const;

type Answer = { status: 200; body: { message: string } } | { status: 400; body: ProblemBody };

/** Passwords, and the links that set them (document 000, section 7). */
export function createPasswordHandlers(parts: PasswordParts): PasswordHandlers {
  return {
    requestPasswordReset: ({ body, request }) => requestLink(parts, request, body.email),

    async setPassword({ body, request }) {
      if ('email' in body) return requestLink(parts, request, body.email);
      const refusal = refuseNewPassword(body);
      if (refusal) return { status: 400, body: refusal };
      const kinds = kindsOf.reset;
      const fault = await redeem(parts, request, body, { kinds, operation: 'setPassword' });
      return fault ? { status: 400, body: fault } : told(accessWords.passwordSet);
    },

    async activateUser({ body, request }) {
      const refusal = refuseNewPassword(body);
      if (refusal) return { status: 400, body: refusal };
      if (!body.isEulaAccepted) {
        const code = 'eula_not_accepted';
        return { status: 400, body: problemBody(code, { isEulaAccepted: problemWords[code] }) };
      }
      const kinds = kindsOf.activation;
      const fault = await redeem(parts, request, body, { kinds, operation: 'activateUser' });
      return fault ? { status: 400, body: fault } : told(accessWords.activated);
    },

    async checkPasswordLink({ body: { token, purpose } }) {
      const hash = tokenHash(token);
      const link = hash && { hash, kinds: kindsOf[purpose], now: parts.clock() };
      const isOpen = link && (await findLinkOwner(parts.db, link));
      return isOpen ? { status: 204 } : { status: 400, body: problemBody('link_invalid') };
    },

    changePassword: (call) => changePassword(parts, call),
  };
}

async function requestLink(parts: PasswordParts, request: FastifyRequest, email: string): Promise<Answer> {
  const address = mailableAddress(email);
  if (address === null) return { status: 400, body: problemBody('email_malformed') };
  await mailLink(parts, request, address);
  return told(accessWords.linkSent);
}

function told(message: string): Answer {
  return { status: 200, body: { message } };
}
