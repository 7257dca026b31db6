import { createHash, randomBytes } from 'node:crypto';

const shape = /^[A-Za-z0-9_-]{43}$/;

/** A new secret of 256 bits as 43 characters that fit a header and a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: its SHA-256; null for a text that no token of ours looks like. */
export function tokenHash(token: string | undefined): Buffer | null {
  return token !== undefined && shape.test(token) ? createHash('sha256').update(token).digest() : null;
}
