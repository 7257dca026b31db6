import { isRecord } from '#domain/session/stored.ts';
import { ProviderSilent } from './identity.ts';
import { askJson } from './ask.ts';
import type { FindKey, PublicJwk } from './signed-token.ts';

const cooldown = 30_000;
const freshness = 60 * 60_000;

/** The keys that an issuer publishes: kept, and read again for an unknown name, at most every half minute. */
export function createKeySet(address: string, clock: () => number): FindKey {
  let keys: ReadonlyMap<string, PublicJwk> = new Map();
  let askedAt = Number.NEGATIVE_INFINITY;
  let readAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    askedAt = clock();
    keys = keysOf(await askJson(address));
    readAt = clock();
  }

  /** Several who need the keys at once ask once. */
  function ask(): Promise<void> {
    asking ??= refresh().finally(() => {
      asking = null;
    });
    return asking;
  }

  return async (keyId) => {
    const isKnown = keys.has(keyId);
    const mayAsk = asking !== null || clock() - askedAt >= cooldown;
    if (!isKnown && mayAsk) await ask();
    // Keys that are known go on while the issuer is away.
    else if (isKnown && clock() - readAt >= freshness && mayAsk) await ask().catch(() => undefined);
    const key = keys.get(keyId);
    if (key) return key;
    if (readAt < askedAt) throw new ProviderSilent('keys');
    return null;
  };
}

function keysOf(answer: unknown): ReadonlyMap<string, PublicJwk> {
  const list = isRecord(answer) && Array.isArray(answer['keys']) ? (answer['keys'] as unknown[]) : null;
  if (!list) throw new ProviderSilent('keys');
  const rsa = list.filter(isRecord).filter(({ kty, use = 'sig' }) => kty === 'RSA' && use === 'sig');
  return new Map(rsa.map((key) => [String(key['kid']), key as PublicJwk]));
}
