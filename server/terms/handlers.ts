import { recordChange } from '#server/audit/record.ts';
import type { Call, Handlers } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { requireLiveSession } from '#server/session/authenticate.ts';
import type { Caller } from '#server/session/caller.ts';
import { openSession, sessionUserColumns, type SessionParts } from '#server/session/open.ts';
import { endSession } from '#server/session/store.ts';

/** Acceptance of the terms, which turns a pending session into a full one. */
export function createTermsHandlers(parts: SessionParts): Pick<Handlers, 'acceptTerms'> {
  return {
    async acceptTerms(call) {
      const caller = await pendingCaller(parts, call);
      const termsVersion = parts.termsVersion();
      const shown = call.body?.version ?? termsVersion;
      if (shown !== termsVersion) return { status: 409, body: problemBody('terms_outdated') };
      const now = new Date(parts.clock());
      const opened = await parts.db.transaction().execute(async (db) => {
        const before = await db
          .selectFrom('users')
          .select('terms_version as termsVersion')
          .where('id', '=', caller.userId)
          .executeTakeFirst();
        const user = await db
          .updateTable('users')
          .set((eb) => ({
            terms_version: termsVersion,
            terms_accepted_at: now,
            first_signed_in_at: eb.fn.coalesce('first_signed_in_at', eb.val(now)),
          }))
          .where('id', '=', caller.userId)
          .returning([...sessionUserColumns])
          .executeTakeFirstOrThrow();
        // Of two that come at once with one token, the second finds it spent.
        const isFirst = await endSession(db, caller.sessionId, now.getTime(), 'accepted');
        if (!isFirst) throw new Refusal('unauthorised');
        await recordChange(db, caller, {
          operation: 'acceptTerms',
          record: { kind: 'user', id: caller.userId, clubId: null },
          before: before ?? {},
          after: { termsVersion },
          at: now,
        });
        return openSession({ ...parts, db }, call.request, user, {
          remembered: caller.remembered,
          provedAt: caller.provedAt,
          // Accepting again must not prolong a session that was full before.
          until: caller.kind === 'full' ? caller.expiresAt : undefined,
        });
      });
      if (opened.cookie) parts.cookies.writeBinding(call.reply, opened.cookie);
      return { status: 200, body: opened.answer };
    },
  };
}

/** Who accepts: by bearer token, or by the token in the query or the body, but never by two of them. */
async function pendingCaller(parts: SessionParts, call: Call<'acceptTerms'>): Promise<Caller> {
  const given = [call.query.token, call.body?.token].filter((token) => token !== undefined);
  if (call.caller) {
    if (given.length > 0) throw new Refusal('invalid_request');
    return call.caller;
  }
  const [token] = given;
  if (token === undefined) throw new Refusal('unauthorised');
  if (given.length > 1) throw new Refusal('invalid_request');
  const caller = await requireLiveSession(parts, call.request, token);
  if (caller.kind !== 'pending') throw new Refusal('unauthorised');
  return caller;
}
