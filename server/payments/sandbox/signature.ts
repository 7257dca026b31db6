import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#server/services/secrets.ts';

/** Seconds after which a signed event is too old to be believed. */
const tolerance = 300;

/** Signs the raw bytes as Stripe does: the time, and a keyed hash of time and bytes. */
export function signEvent(secrets: Secrets, raw: Buffer | string, now: number): string {
  const at = Math.floor(now / 1000);
  return `t=${at},v1=${hashOf(secrets, at, raw).toString('hex')}`;
}

/** Whether one of the signatures is ours, and not too old; two stand side by side while a secret changes. */
export function isSigned(secrets: Secrets, raw: Buffer, signature: string, now: number): boolean {
  const parts = signature.split(',').map((part) => part.trim().split('=', 2));
  const at = Number(parts.find(([name]) => name === 't')?.[1]);
  if (!Number.isInteger(at) || now / 1000 - at > tolerance) return false;
  const right = hashOf(secrets, at, raw);
  return parts.some(([name, hex = '']) => {
    const given = Buffer.from(hex, 'hex');
    return name === 'v1' && given.length === right.length && timingSafeEqual(given, right);
  });
}

function hashOf(secrets: Secrets, at: number, raw: Buffer | string): Buffer {
  const key = secrets.digest('sandbox webhook', 'key');
  return createHmac('sha256', key).update(`${at}.`).update(raw).digest();
}
