import { repeatedReads } from '#contract/repeated.gen.ts';

const patterns = repeatedReads.map((path) => new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));

/** Whether pages make this call again and again by themselves, without anyone's doing. */
export function isRepeated({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  const { pathname } = new URL(url);
  return method === 'GET' && patterns.some((pattern) => pattern.test(pathname));
}
