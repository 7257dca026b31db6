import { createPublicKey, verify, type JsonWebKeyInput } from 'node:crypto';
import { isRecord } from '#domain/session/stored.ts';
import { TokenRefused } from './identity.ts';

/** A public key as issuers publish it. */
export type PublicJwk = JsonWebKeyInput['key'];

/** Finds the public key that a token names; null where the issuer has none of that name. */
export type FindKey = (keyId: string) => Promise<PublicJwk | null>;

const part = /^[A-Za-z0-9_-]+$/;
const longest = 8_000;

/**
 * The claims of a token signed by RS256. The algorithm is ours and never the token's, so that neither `none` nor a
 * public key taken for a shared secret gets anywhere.
 */
export async function readSignedToken(token: string, findKey: FindKey): Promise<Record<string, unknown>> {
  const [head = '', body = '', signature = '', ...more] = token.split('.');
  const isWhole = more.length === 0 && [head, body, signature].every((one) => part.test(one));
  if (!isWhole || token.length > longest) throw new TokenRefused('shape');
  const header = read(head);
  const keyId = header['kid'];
  if (header['alg'] !== 'RS256' || typeof keyId !== 'string' || 'crit' in header)
    throw new TokenRefused('alg');
  const key = await findKey(keyId);
  if (!key) throw new TokenRefused('key');
  const signed = Buffer.from(`${head}.${body}`);
  if (!verify('RSA-SHA256', signed, publicKey(key), Buffer.from(signature, 'base64url'))) {
    throw new TokenRefused('signature');
  }
  return read(body);
}

function publicKey(key: PublicJwk) {
  try {
    return createPublicKey({ key, format: 'jwk' });
  } catch {
    throw new TokenRefused('key');
  }
}

function read(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (isRecord(value)) return value;
  } catch {
    // What is no JSON is refused below, like what is JSON and no object.
  }
  throw new TokenRefused('shape');
}
