/** An address inside the product: path, query and fragment, never an origin. */
export type Address = `/${string}`;

const base = 'https://product.invalid';

/** The same address if it stays inside the product, else null: nothing typed or kept may lead to another site. */
export function safeAddress(candidate: unknown): Address | null {
  if (typeof candidate !== 'string' || !candidate.startsWith('/')) return null;
  const url = URL.parse(candidate, base);
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return null;
  return `/${url.pathname.slice(1)}${url.search}${url.hash}`;
}
