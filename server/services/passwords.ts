import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '#server/http/problem.ts';
import type { Secrets } from './secrets.ts';

/** Argon2id: memory in KiB, passes and lanes; 16 bytes of salt are the library's default. */
export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number };

/** What every installation uses: 64 MiB, 3 passes, 1 lane. */
const fullCost: PasswordCost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

/** The library's number for the variant. */
const argon2id = 2;

/**
 * At most this many hashes at once, and this many callers waiting: more would starve everyone. What is judged, such as a
 * sign-in, goes before what is newly set, and has places of its own.
 */
const pool = { running: 2, waiting: { judged: 24, set: 24 } };
type Kind = keyof typeof pool.waiting;

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Whether the password is the one kept; takes as long for an account that does not exist. */
  matches(password: string, kept: string | null): Promise<boolean>;
  /** Whether the kept hash was made at another cost and is due for a new one. */
  isOutdated(kept: string): boolean;
};

/** Peppered password hashes; answers `busy` rather than queue without end. */
export function createPasswords(secrets: Secrets, cost: PasswordCost = fullCost): Passwords {
  const costText = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`;
  const turn = createTurnstile();
  const pepper = (password: string, by = secrets): string =>
    by.digest('password', password.normalize('NFKC')).toString('base64');
  // The PHC format's own place for the name of the secret that went into a hash.
  const markOf = ({ keyId }: Secrets): string => `,keyid=${keyId}$`;
  const mark = markOf(secrets);
  const make = async (password: string): Promise<string> =>
    (await turn('set', () => hash(pepper(password), { algorithm: argon2id, ...cost }))).replace(
      `${costText}$`,
      `${costText}${mark}`,
    );
  const decoy = `${costText}$${unpadded(randomBytes(16))}$${unpadded(randomBytes(32))}`;
  return {
    hash: make,
    isOutdated: (kept) => !kept.startsWith(`${costText}${mark}`),
    async matches(password, kept) {
      const by = [secrets, ...secrets.previous].find((one) => kept?.includes(markOf(one)));
      const judged = by && kept ? kept.replace(markOf(by), '$') : decoy;
      const same = await turn('judged', () => verify(judged, pepper(password, by)));
      return by !== undefined && same;
    },
  };
}

/** Base64 as a PHC string has it. */
function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

function createTurnstile(): <T>(kind: Kind, work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: Record<Kind, (() => void)[]> = { judged: [], set: [] };
  return async (kind, work) => {
    if (running >= pool.running) {
      if (waiting[kind].length >= pool.waiting[kind]) throw new Refusal('busy', { retryAfter: 2 });
      await new Promise<void>((resolve) => waiting[kind].push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.judged.shift() ?? waiting.set.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
