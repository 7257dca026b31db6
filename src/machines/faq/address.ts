import { isFound, longestSearch } from '#domain/faq/find.ts';

/** What the address of the questions holds: the words that are searched for, and the ids of what is open. */
export type FaqPlace = { text: string; open: readonly string[] };

/** Reads the query of an address; what names no question is left out. */
export function readPlace(search: string): FaqPlace {
  const said = new URLSearchParams(search);
  const named = (said.get('open') ?? '').split(',').filter((id) => isFound('', id));
  return { text: (said.get('search') ?? '').trim().slice(0, longestSearch), open: [...new Set(named)] };
}

/** Writes it, without a question mark. */
export function writePlace({ text, open }: FaqPlace): string {
  const said = new URLSearchParams();
  if (text.trim() !== '') said.set('search', text.trim());
  // Ids are plain words, so the comma between them may stay readable.
  const opened = open.length > 0 ? `open=${open.join(',')}` : '';
  return [said.toString(), opened].filter(Boolean).join('&');
}
