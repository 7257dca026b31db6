import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isEmail } from '#domain/email.ts';
import { socialReturnPath, socialSandboxPath } from '#domain/social/providers.ts';
import { refuseUnknown } from '#server/http/errors.ts';
import type { RunningProvider } from './providers.ts';
import { returnPage, returnPolicy } from './return-page.ts';
import { sandboxPage, sandboxPolicy, stalePage } from './sandbox-page.ts';
import type { SandboxPerson } from './sandbox.ts';

type Query = Record<string, unknown>;

/** Where providers' windows come back to, and the page that stands in for a provider without keys. */
export function serveSocial(app: FastifyInstance, providers: ReadonlyMap<string, RunningProvider>): void {
  if (providers.size === 0) return;
  app.get(socialReturnPath, (_request, reply) =>
    reply
      .headers({ 'content-security-policy': returnPolicy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(returnPage()),
  );
  if (![...providers.values()].some(({ sandbox }) => sandbox)) return;
  app.get<{ Querystring: Query }>(socialSandboxPath, (request, reply) => {
    const { query } = request;
    const running = providers.get(textOf(query, 'provider', 20));
    if (!running?.sandbox) return refuseUnknown(request, reply);
    const { provider, sandbox } = running;
    const [nonce, state] = [textOf(query, 'nonce', 100), textOf(query, 'state', 100)];
    const isWhole = /^[\w-]+$/.test(nonce) && /^[\w-]+$/.test(state);
    const asked = { provider, nonce, state, made: madeUp(query) };
    return reply
      .headers({ 'content-security-policy': sandboxPolicy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(isWhole ? sandboxPage(asked, sandbox) : stalePage(provider));
  });
}

/** The person that the form of the page describes; the same description is the same person. */
function madeUp(query: Query): SandboxPerson | null {
  const [firstName, lastName] = [textOf(query, 'firstName', 100), textOf(query, 'lastName', 100)];
  const email = textOf(query, 'email', 320);
  if (firstName === '') return null;
  const described = JSON.stringify([firstName, lastName, email]);
  return {
    subject: `made-${createHash('sha256').update(described).digest('hex').slice(0, 16)}`,
    email: isEmail(email) ? email : null,
    isEmailVerified: isEmail(email),
    firstName,
    lastName,
  };
}

function textOf(query: Query, name: string, longest: number): string {
  const value = query[name];
  return typeof value === 'string' ? value.trim().slice(0, longest) : '';
}
