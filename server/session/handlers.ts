import type { Handlers } from '#server/http/contract.ts';
import { Refusal } from '#server/http/problem.ts';
import type { Passwords } from '#server/services/passwords.ts';
import { recordSignIn } from '#server/sign-in/store.ts';
import type { Throttle } from '#server/sign-in/throttle.ts';
import { endSessionsOf } from './end-all.ts';
import { listOpenSessions } from './list.ts';
import { clubsOf, currentUser, type SessionParts } from './open.ts';
import { originOf } from './origin.ts';
import { proveSession, requireProof } from './proof.ts';
import { endSession } from './store.ts';

/** Where one is signed in, and the end of a session by its own user (document 000, section 7). */
export function createSessionHandlers(
  parts: SessionParts & { passwords: Passwords; throttle: Throttle },
): Pick<Handlers, 'signOut' | 'getStanding' | 'listSessions' | 'endSessions' | 'proveSession'> {
  const { db, clock, cookies, secrets } = parts;
  return {
    proveSession: (call) => proveSession(parts, call),

    async signOut({ caller, request, reply }) {
      if (!caller) throw new Refusal('unauthorised');
      await db.transaction().execute(async (transaction) => {
        // Of two that come at once, the second finds nothing left to end.
        if (!(await endSession(transaction, caller.sessionId, clock(), 'signed_out'))) return;
        await recordSignIn(transaction, {
          userId: caller.userId,
          sessionId: caller.sessionId,
          outcome: 'signed_out',
          now: clock(),
          ...originOf(request, secrets),
        });
      });
      cookies.clearBinding(reply);
      // What a browser has kept of answers; its storage is the client's to clear, which keeps the theme.
      reply.header('clear-site-data', '"cache"');
      return { status: 204 };
    },

    async getStanding({ caller }) {
      if (!caller) throw new Refusal('unauthorised');
      const { userId, expiresAt } = caller;
      const user = await db
        .selectFrom('users')
        .selectAll()
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      const session = { tokenExpiresAt: expiresAt.toISOString(), serverNow: new Date(clock()).toISOString() };
      return { status: 200, body: { ...currentUser(user), clubs: await clubsOf(db, userId), ...session } };
    },

    async listSessions({ caller }) {
      if (!caller) throw new Refusal('unauthorised');
      return { status: 200, body: { rows: await listOpenSessions(db, caller, clock()) } };
    },

    async endSessions({ caller, body, reply }) {
      if (!caller) throw new Refusal('unauthorised');
      const { userId, sessionId: own } = caller;
      if (body.sessionId === undefined) requireProof(caller, clock());
      const named = body.sessionId === undefined ? undefined : idOf(body.sessionId);
      const whose = named === undefined ? { userId, own } : { userId, own, sessionId: named };
      const ended = await endSessionsOf(db, whose, clock(), 'signed_out');
      // Another person's session is answered like one that never was.
      if (named !== undefined && ended === 0) throw new Refusal('not_found');
      if (named === undefined || named === own) cookies.clearBinding(reply);
      return { status: 204 };
    },
  };
}

/** The session that a text names; what cannot be an id names none. */
function idOf(text: string): number {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
}
