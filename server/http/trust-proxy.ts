import { isIP } from 'node:net';

/** Whose word about a caller's address counts: nobody's, everyone's, that of so many proxies, or of those listed. */
export type TrustProxy = boolean | number | string[];

const names = ['loopback', 'linklocal', 'uniquelocal'];
const mostHops = 32;

/** Reads TRUST_PROXY; throws a sentence that says what it may be. */
export function readTrustProxy(text: string | undefined): TrustProxy {
  if (!text || text === 'false') return false;
  if (text === 'true') return true;
  if (/^[1-9]\d?$/.test(text) && Number(text) <= mostHops) return Number(text);
  const proxies = text.split(',').map((proxy) => proxy.trim());
  if (proxies.every(isProxy)) return proxies;
  throw new Error(
    `TRUST_PROXY must be 'true', a number of proxies from 1 to ${mostHops}, or addresses, subnets and the names ${names.join(', ')} separated by commas, not '${text}'.`,
  );
}

function isProxy(text: string): boolean {
  if (names.includes(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

/** What the framework is told: it refuses a bare number, since who is let past the proxies could forge the header. */
export function trustOf(trust: TrustProxy): boolean | string[] | ((address: string, hop: number) => boolean) {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust;
}
