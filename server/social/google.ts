import { jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { namesOf, ProviderSilent, TokenRefused, type VerifyToken } from './identity.ts';
import { createKeySet } from './key-set.ts';

/** How Google is asked; addresses of its own in tests alone. */
export type GoogleSettings = { clientId: string; issuers: readonly string[]; keysAddress: string };

export const googleAddresses = {
  issuers: ['https://accounts.google.com', 'accounts.google.com'],
  keysAddress: 'https://www.googleapis.com/oauth2/v3/certs',
} as const;

/** Checks Google's ID tokens (document 000, section 7): signature, issuer, audience, times. */
export function createGoogle(settings: GoogleSettings, clock: () => number): VerifyToken {
  const keys = createKeySet(settings.keysAddress);
  return async (token) => {
    const claims = await claimsOf(token, keys, settings, new Date(clock()));
    const { sub, exp } = claims;
    const email = typeof claims['email'] === 'string' ? claims['email'] : null;
    const nonce = typeof claims['nonce'] === 'string' ? claims['nonce'] : null;
    const names = namesOf({
      first: claims['given_name'],
      last: claims['family_name'],
      whole: claims['name'],
    });
    return {
      nonce,
      identity: {
        provider: 'google',
        subject: String(sub),
        email,
        isEmailVerified: email !== null && claims['email_verified'] === true,
        expiresAt: new Date(Number(exp) * 1000),
        ...names,
      },
    };
  };
}

async function claimsOf(
  token: string,
  keys: JWTVerifyGetKey,
  { clientId, issuers }: GoogleSettings,
  currentDate: Date,
): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, keys, {
    // The algorithm is ours and never the token's.
    algorithms: ['RS256'],
    issuer: [...issuers],
    audience: clientId,
    requiredClaims: ['exp', 'iat', 'sub'],
    clockTolerance: 10,
    maxTokenAge: 10 * 60,
    currentDate,
  }).catch((error: unknown) => {
    throw error instanceof ProviderSilent ? error : new TokenRefused('token');
  });
  const { aud, azp, sub } = payload;
  // A token for several audiences, or one that another party asked for, could be passed on by that party.
  const isOurs = aud === clientId && (azp === undefined || azp === clientId);
  if (!isOurs || typeof sub !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(sub))
    throw new TokenRefused('claims');
  return payload;
}
