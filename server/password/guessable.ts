import { isRefusedAsGuessable, type KnownOwner } from '#domain/password/guessable.ts';
import { problemWords } from '#domain/words/problems.ts';
import { problemBody, type ProblemBody } from '#server/http/problem.ts';

type Ranks = ReadonlyMap<string, number>;

let ranks: Promise<Ranks> | undefined;

/** The rank of each of some 49,000 passwords, the commonest first; read when the first password is set. */
async function readRanks(): Promise<Ranks> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const passwords = dictionary['passwords-common'] as readonly string[];
  return new Map(passwords.map((password, rank) => [password, rank]));
}

/** The refusal of a new password that is common, or says what anybody knows of its owner (ASVS 6.2.4, 6.2.11). */
export async function refuseGuessable(password: string, owner: KnownOwner): Promise<ProblemBody | null> {
  ranks ??= readRanks();
  const known = await ranks;
  const code = 'password_guessable';
  return isRefusedAsGuessable(password, owner, (word) => known.get(word) ?? Infinity)
    ? problemBody(code, { password: problemWords[code] })
    : null;
}
