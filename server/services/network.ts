import { isIPv6 } from 'node:net';

/**
 * What counts as one caller for limits: an IPv4 address, or the first 64 bits of an IPv6 one, for a single household
 * or machine is given all the addresses that begin with them.
 */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '');
  if (!isIPv6(bare)) return address;
  const host = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(host);
  if (mapped) return dotted(mapped.slice(1).map((group) => Number.parseInt(group, 16)));
  const [before = '', after] = host.split('::');
  const left = before === '' ? [] : before.split(':');
  const right = after ? after.split(':') : [];
  const zeros = after === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

function dotted(groups: number[]): string {
  return groups.flatMap((group) => [group >> 8, group & 255]).join('.');
}
