import { Refusal } from '#server/http/problem.ts';
import { attemptOf } from '#server/sign-in/attempt.ts';
import type { Account } from '#server/sign-in/store.ts';
import { Undone, type Shown, type SocialParts } from './parts.ts';

/** Holds that the password of an account was typed; its guesses count with those of the sign-in. */
export async function requireOwner(parts: SocialParts, shown: Shown, account: Account): Promise<void> {
  const { throttle, passwords } = parts;
  const attempt = await attemptOf(parts, shown.request, { email: account.email, userId: account.id });
  await throttle.begin(attempt);
  let matches: boolean;
  try {
    matches = await passwords.matches(shown.password ?? '', account.password_hash);
  } catch (error) {
    if (error instanceof Refusal) await throttle.withdraw(attempt);
    throw error;
  }
  if (!matches || account.status_id !== 1) throw new Undone('invalid_credentials');
  await throttle.succeed(attempt);
}
