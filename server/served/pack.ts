import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';

/**
 * A text as it stands in an element that nothing reads before the first picture: deflated, in base 64, so that browsers
 * have less to look through; `#browser/unpack.ts` reads it.
 */
export async function pack(text: string): Promise<string> {
  return (await promisify(deflateRaw)(text)).toString('base64');
}
