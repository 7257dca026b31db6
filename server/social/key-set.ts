import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { ProviderSilent } from './identity.ts';

/** Milliseconds: an unknown key name asks the issuer at most this often, and what it said is kept this long. */
const options = { cooldownDuration: 30_000, cacheMaxAge: 60 * 60_000, timeoutDuration: 2_400 } as const;

/** The keys that an issuer publishes; keys that are known go on being used while it does not answer. */
export function createKeySet(address: string): JWTVerifyGetKey {
  const remote = createRemoteJWKSet(new URL(address), options);
  return async (header, token) => {
    try {
      return await remote(header, token);
    } catch (error) {
      if (isJudgement(error)) throw error;
      const known = remote.jwks();
      if (!known) throw new ProviderSilent('keys', { cause: error });
      return createLocalJWKSet(known)(header, token).catch(() => {
        throw new ProviderSilent('keys', { cause: error });
      });
    }
  };
}

/** Whether the keys were there and none of them fits, rather than no keys having come. */
const isJudgement = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported;
