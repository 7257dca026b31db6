/** Letters and marks; between them at most two spaces, apostrophes, hyphens or periods ("St. John", "van 't Hoff"). */
const name = /^(?:[\p{L}\p{M}]+(?:[ '’.-]{1,2}[\p{L}\p{M}]+)*\.?)?$/u;
const place = /^[\p{L}\p{M} '’.-]*$/u;
const longest = 100;

/** Whether a text is the name of a person, in any script: De la Cruz, O’Neill, Anne-Marie, Jr.; an empty one is. */
export function isName(text: string): boolean {
  const typed = text.trim();
  return Array.from(typed).length <= longest && name.test(typed);
}

/** What of a typed or pasted text a name takes; it may end with a sign that a letter is still to follow. */
export function nameTyped(text: string): string {
  const taken = text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M} '’.-]/gu, '')
    .replace(/^[^\p{L}\p{M}]+/u, '')
    .replaceAll(/([ '’.-]{2})[ '’.-]+/g, '$1');
  return Array.from(taken).slice(0, longest).join('');
}

/** Whether a text is made of what the names of cities and states are made of. */
export const isPlace = (text: string): boolean => place.test(text);
