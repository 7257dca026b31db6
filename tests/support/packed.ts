import { inflateRawSync } from 'node:zlib';

/** What the server has packed into an element of a page, and null where there is none. */
export function packedIn(html: string, id: string): unknown {
  const packed = new RegExp(`id="${id}">(.*?)</script>`).exec(html)?.[1];
  if (packed === undefined) return null;
  return JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString());
}
