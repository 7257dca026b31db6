import type { Handlers } from '#server/contract.ts';
import { Refusal } from '#server/problem.ts';
import { recordSignIn } from '#server/sign-in/store.ts';
import type { SessionParts } from './open.ts';
import { originOf } from './origin.ts';
import { endSession } from './store.ts';

/** The end of a session by its own user (document 000, section 7). */
export function createSessionHandlers({
  db,
  clock,
  cookies,
  secrets,
}: SessionParts): Pick<Handlers, 'signOut'> {
  return {
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
      return { status: 204 };
    },
  };
}
