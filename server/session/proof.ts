import { isProved } from '#domain/session/limits.ts';
import { problemWords } from '#domain/words/problems.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import type { Passwords } from '#server/services/passwords.ts';
import { attemptOf } from '#server/sign-in/attempt.ts';
import type { Throttle } from '#server/sign-in/throttle.ts';
import type { Caller } from './caller.ts';
import type { SessionParts } from './open.ts';
import { markProved } from './store.ts';

/** Refuses a session that has not proved the password lately. */
export function requireProof({ provedAt }: Pick<Caller, 'provedAt'>, now: number): void {
  if (!isProved(provedAt?.getTime() ?? null, now)) throw new Refusal('password_again');
}

type Parts = SessionParts & { passwords: Passwords; throttle: Throttle };

/** Proves the session of whoever knows the password; guesses count with those of the sign-in. */
export async function proveSession(parts: Parts, call: Call<'proveSession'>): Promise<Reply<'proveSession'>> {
  const { caller, body, request } = call;
  if (!caller) throw new Refusal('unauthorised');
  const owner = await parts.db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  if (owner.password_hash === null) return refuse('password_unset');
  const attempt = await attemptOf(parts, request, { email: owner.email, userId: caller.userId });
  await parts.throttle.begin(attempt);
  let isRight = false;
  try {
    isRight = await parts.passwords.matches(body.password, owner.password_hash);
  } catch (error) {
    if (error instanceof Refusal) await parts.throttle.withdraw(attempt);
    throw error;
  }
  if (!isRight) return refuse('password_wrong');
  await markProved(parts.db, caller.sessionId, parts.clock());
  await parts.throttle.succeed(attempt);
  return { status: 204 };
}

function refuse(code: 'password_unset' | 'password_wrong'): Reply<'proveSession'> {
  return { status: 400, body: problemBody(code, { password: problemWords[code] }) };
}
