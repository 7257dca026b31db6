import { plainLetters } from '#domain/plain-letters.ts';
import { disguised } from './strength.ts';

/** What anybody knows of whose password it is. */
export type KnownOwner = { email: string; names: readonly (string | null | undefined)[] };

/** Letters around which digits and signs stand are guessed too where they are among so many of the commonest words. */
const commonStems = 1000;

/**
 * Whether a password is among the first guesses: a common one (by its rank, which is infinite for one that is on no
 * list), one with digits and signs around a very common word, or one with a name or the address of its owner in it.
 */
export function isRefusedAsGuessable(
  password: string,
  { email, names }: KnownOwner,
  rankOf: (word: string) => number,
): boolean {
  const plain = plainLetters(password.normalize('NFKC'));
  const unmarked = plain.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const stem = plain.replace(/^[^\p{L}@$!]+|[^\p{L}]+$/gu, '');
  const whole = [plain, unmarked, disguised(unmarked)];
  if (whole.some((word) => rankOf(word) < Infinity)) return true;
  if ([stem, disguised(stem)].some((word) => rankOf(word) < commonStems)) return true;
  const [local = ''] = email.split('@');
  const own = [email, local, ...names.flatMap((name) => (name ?? '').split(/[\s'’.-]+/))]
    .map((word) => plainLetters(word.trim()))
    .filter((word) => word.length >= 4);
  return own.some((word) => plain.includes(word) || disguised(plain).includes(word));
}
