import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { recoveryCodeCount } from '#domain/second-factor/code.ts';

const step = 30;
/** A clock may be this many steps behind or ahead. */
const window = 1;

const totpOf = (secret: string, more: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: step, ...more });

/** A new secret of 160 bits, in base 32. */
export function newFactorSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address by which an authenticator takes a secret over. */
export function authenticatorAddress(secret: string, issuer: string, label: string): string {
  return totpOf(secret, { issuer, label }).toString();
}

/** The step of time that a code is of, or null where it is of none that counts now. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window });
  return delta === null ? null : Math.floor(now / 1000 / step) + delta;
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** New recovery codes of 80 bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]).join(''),
  );
}

/** What is kept of a recovery code, which is too long to be guessed. */
export function recoveryHash(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}
