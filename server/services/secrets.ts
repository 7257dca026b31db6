import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '#server/data-folder.ts';

/** Keyed hashing under one secret of the installation; each purpose has a key of its own. */
export type Secrets = {
  /** Names the secret, so that a value made under an older one is told apart. */
  keyId: string;
  /** HMAC-SHA-256 of a text under the key of a purpose, 32 bytes. */
  digest(purpose: string, text: string): Buffer;
  /** The secrets before this one, whose values are still taken and of which none are made. */
  previous: readonly Secrets[];
};

const shortest = 32;

/** Derives the keys of all purposes from one secret of 32 or more characters. */
export function secretsFrom(secret: string, previous: readonly string[] = []): Secrets {
  if (secret.length < shortest) throw new Error(`SECRET_KEY must have ${shortest} or more characters.`);
  const keys = new Map<string, Buffer>();
  const derive = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, 'baulk', purpose, 32));
  const keyOf = (purpose: string): Buffer => {
    const key = keys.get(purpose) ?? derive(purpose);
    keys.set(purpose, key);
    return key;
  };
  return {
    keyId: derive('key id').toString('hex', 0, 3),
    previous: previous.map((old) => secretsFrom(old)),
    digest: (purpose, text) => createHmac('sha256', keyOf(purpose)).update(text).digest(),
  };
}

/** The secret, of this one and those before it, under whose name a value was made. */
export function secretOf(secrets: Secrets, keyId: string): Secrets | undefined {
  return [secrets, ...secrets.previous].find((one) => one.keyId === keyId);
}

/** The secret given by the environment, else the one in the data folder, made at first start. */
export function loadSecret(given: string | undefined, dataDir: string): string {
  if (given) return given;
  const path = join(dataDir, 'secret');
  makeFolder(dataDir);
  if (!existsSync(path)) makeSecret(path);
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length >= shortest) return secret;
  throw new Error(
    `The file '${path}' holds no secret of ${shortest} or more characters: put a copy of it back, or set SECRET_KEY.`,
  );
}

/** Written whole beside its place, then put there: of several starting processes exactly one does, and no other reads a part. */
function makeSecret(path: string): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
