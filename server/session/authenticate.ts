import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { idleEndHeader } from '#domain/session/limits.ts';
import { isLedToSecondFactor } from '#domain/second-factor/code.ts';
import type { Authenticate } from '#server/http/api.ts';
import type { Access } from '#server/http/contract.ts';
import { Refusal } from '#server/http/problem.ts';
import { tokenHash } from '#server/services/tokens.ts';
import { recordReplay } from '#server/sign-in/store.ts';
import type { Caller } from './caller.ts';
import type { SessionParts } from './open.ts';
import { originOf } from './origin.ts';
import { requireProof } from './proof.ts';
import { findSession, touchSession, type FoundSession } from './store.ts';

/** A session counts as used at most this often, so that reading does not become writing. */
const touchMilliseconds = 5_000;

/** Judges the bearer token of a request against the operation's `x-access`. */
export function createAuthenticate(
  parts: SessionParts & { secondFactor: 'offered' | 'required' },
): Authenticate {
  const { db, clock } = parts;
  return async (request, reply, { access, isActivity, needsProof }) => {
    const token = bearerOf(request);
    if (token === undefined) {
      // The pending token may also come in the query or the body, which the handler reads.
      if (access.who === 'anyone' || access.who === 'pending') return null;
      throw new Refusal('unauthorised');
    }
    try {
      const session = await requireLiveSession(parts, request, token);
      requireAccess(access, session);
      if (parts.secondFactor === 'required') requireFactor(access, session);
      const now = clock();
      const isTouched = isActivity && now - session.activeAt.getTime() >= touchMilliseconds;
      if (isTouched) await touchSession(db, session.sessionId, now);
      if (session.kind === 'full') {
        const activeAt = isTouched ? now : session.activeAt.getTime();
        reply.header(idleEndHeader, new Date(activeAt + session.idleSeconds * 1000).toISOString());
      }
      if (needsProof) requireProof(session, now);
      // Before the terms are accepted, a person is a visitor like any other.
      return access.who === 'anyone' && session.kind === 'pending' ? null : session;
    } catch (refusal) {
      // A stale token must not keep anyone from what is open to everyone.
      if (access.who === 'anyone' && refusal instanceof Refusal) return null;
      throw refusal;
    }
  };
}

/** The live session of a token, or the refusal that says why there is none. */
export async function requireLiveSession(
  { db, clock, cookies, secrets }: SessionParts,
  request: FastifyRequest,
  token: string,
): Promise<FoundSession> {
  const hash = tokenHash(token);
  const session = hash && (await findSession(db, hash));
  if (!session) throw new Refusal('unauthorised');
  const now = clock();
  const idleEnd = session.activeAt.getTime() + session.idleSeconds * 1000;
  if (now >= session.expiresAt.getTime() || now >= idleEnd) throw new Refusal('session_expired');
  if (session.bindingHash && !isSame(session.bindingHash, tokenHash(cookies.readBinding(request)))) {
    await recordReplay(db, session, now, originOf(request, secrets));
    throw new Refusal('session_unbound');
  }
  return session;
}

function requireAccess(access: Access, caller: Caller): void {
  if (access.who === 'anyone' || access.who === 'pending') return;
  if (caller.kind === 'pending') throw new Refusal('terms_pending');
  if (access.who === 'roles' && !access.roles.includes(caller.roleId)) throw new Refusal('forbidden');
}

/** What is done for a club or the association waits until the second factor is set up; the own account stays open for it. */
function requireFactor(access: Access, { roleId, hasSecondFactor }: FoundSession): void {
  const isDue = access.who === 'roles' && isLedToSecondFactor(roleId) && !hasSecondFactor;
  if (isDue) throw new Refusal('second_factor_due');
}

function bearerOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  return header === undefined ? undefined : (/^Bearer +(\S+)$/i.exec(header)?.[1] ?? '');
}

function isSame(kept: Buffer, given: Buffer | null): boolean {
  return given !== null && kept.length === given.length && timingSafeEqual(kept, given);
}
