import { namesOf, TokenRefused, type VerifyToken } from './identity.ts';
import { createKeySet } from './key-set.ts';
import { readSignedToken } from './signed-token.ts';

/** How Google is asked; addresses of its own in tests alone. */
export type GoogleSettings = { clientId: string; issuers: readonly string[]; keysAddress: string };

export const googleAddresses = {
  issuers: ['https://accounts.google.com', 'accounts.google.com'],
  keysAddress: 'https://www.googleapis.com/oauth2/v3/certs',
} as const;

const leeway = 10;
const oldest = 10 * 60;

/** Checks Google's ID tokens (document 000, section 7): signature, issuer, audience, times. */
export function createGoogle(settings: GoogleSettings, clock: () => number): VerifyToken {
  const findKey = createKeySet(settings.keysAddress, clock);
  return async (token) => {
    const claims = await readSignedToken(token, findKey);
    const { sub, exp } = claims;
    requireClaims(settings, claims, clock() / 1000);
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

function requireClaims(settings: GoogleSettings, claims: Record<string, unknown>, now: number): void {
  const { iss, aud, azp, sub, exp, iat } = claims;
  const isIssuer = typeof iss === 'string' && settings.issuers.includes(iss);
  const isOurs = aud === settings.clientId && (azp === undefined || azp === settings.clientId);
  const isSomeone = typeof sub === 'string' && /^[\x21-\x7e]{1,255}$/.test(sub);
  const isInTime =
    typeof exp === 'number' &&
    typeof iat === 'number' &&
    now < exp + leeway &&
    iat <= now + leeway &&
    now - iat <= oldest;
  if (!isIssuer || !isOurs || !isSomeone || !isInTime) throw new TokenRefused('claims');
}
