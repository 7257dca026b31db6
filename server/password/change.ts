import { problemWords } from '#domain/words/problems.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { endAllSessions } from '#server/session/end-all.ts';
import { openSession, sessionUserColumns, type OpenedSession } from '#server/session/open.ts';
import { attemptOf } from '#server/sign-in/attempt.ts';
import type { Attempt } from '#server/sign-in/throttle.ts';
import { refuseGuessable } from './guessable.ts';
import { replaceLinks } from './links.ts';
import type { PasswordParts } from './parts.ts';
import { refuseNewPassword } from './redeem.ts';
import { tellPassword } from './telling.ts';

type ChangeCall = Call<'changePassword'>;

const day = 86_400;

/** Changes the password of whoever knows the present one; the answer is a session in place of all the old ones. */
export async function changePassword(
  parts: PasswordParts,
  call: ChangeCall,
): Promise<Reply<'changePassword'>> {
  const { caller, body, request, reply } = call;
  if (!caller) throw new Refusal('unauthorised');
  const refusal = refuseNewPassword(body);
  if (refusal) return { status: 400, body: refusal };
  const owner = await parts.db
    .selectFrom('users')
    .select(['email', 'first_name', 'middle_name', 'last_name', 'password_hash'])
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  const attempt = await attemptOf(parts, request, { email: owner.email, userId: caller.userId });
  await parts.throttle.begin(attempt);
  if (!(await isPresent(parts, attempt, body.currentPassword, owner.password_hash))) {
    const code = 'password_wrong';
    return { status: 400, body: problemBody(code, { currentPassword: problemWords[code] }) };
  }
  const names = [owner.first_name, owner.middle_name, owner.last_name];
  const guessable = await refuseGuessable(body.password, { email: owner.email, names });
  if (guessable) {
    await parts.throttle.succeed(attempt);
    return { status: 400, body: guessable };
  }
  const passwordHash = await parts.passwords.hash(body.password);
  const opened = await replacePassword(parts, call, { passwordHash, before: owner.password_hash });
  await parts.throttle.succeed(attempt);
  if (opened.cookie) parts.cookies.writeBinding(reply, opened.cookie);
  return { status: 200, body: opened.answer };
}

async function isPresent(
  { passwords, throttle }: PasswordParts,
  attempt: Attempt,
  typed: string,
  kept: string | null,
): Promise<boolean> {
  try {
    return await passwords.matches(typed, kept);
  } catch (error) {
    if (error instanceof Refusal) await throttle.withdraw(attempt);
    throw error;
  }
}

/** New password, old sessions and links ended, one new session, and a mail that tells of it: all or nothing. */
async function replacePassword(
  parts: PasswordParts,
  { caller, request }: ChangeCall,
  { passwordHash, before }: { passwordHash: string; before: string | null },
): Promise<OpenedSession> {
  if (!caller) throw new Refusal('unauthorised');
  const now = parts.clock();
  return parts.db.transaction().execute(async (db) => {
    const user = await db
      .updateTable('users')
      .set({ password_hash: passwordHash, password_changed_at: new Date(now), updated_at: new Date(now) })
      .where('id', '=', caller.userId)
      .where('status_id', '=', 1)
      // Of two that change it at once, the second was judged by a password that is not the present one any more.
      .where('password_hash', 'is not distinct from', before)
      .returning([...sessionUserColumns])
      .executeTakeFirst();
    if (!user) throw new Refusal('unauthorised');
    const was = { id: user.id, statusId: 1, hasPassword: before !== null };
    await tellPassword(db, { operation: 'changePassword', before: was, now });
    await endAllSessions(db, user.id, now, 'password_changed');
    await replaceLinks(db, user.id, now);
    const { email: to, first_name: firstName } = user;
    await parts.outbox.add(db, { to, template: 'passwordChanged', parameters: { firstName }, lasts: day });
    return openSession({ ...parts, db }, request, user, { remembered: caller.remembered });
  });
}
