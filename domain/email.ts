/** Local part of at most 256 characters, then dotted domain labels (document 001, section 5). */
const pattern =
  /^[^\s@<>()[\],;:"\\]{1,256}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/** Whether a text reads as an e-mail address; surrounding blanks do not count. */
export function isEmail(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= 320 && pattern.test(trimmed) && !/^\.|\.\.|\.@/.test(trimmed);
}

/** The one spelling under which an address is kept and compared: NFKC, lower case, domain in ASCII. */
export function canonicalEmail(text: string): string {
  const folded = text.normalize('NFKC').trim().toLowerCase();
  const at = folded.lastIndexOf('@');
  const host = URL.parse(`http://${folded.slice(at + 1)}`)?.hostname;
  return at > 0 && host ? `${folded.slice(0, at)}@${host}` : folded;
}
