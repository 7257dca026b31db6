/** Seconds; browsers keep no cookie longer. */
const longest = 400 * 24 * 60 * 60;

/** What could not be kept as a cookie. */
const memory = new Map<string, string>();

/** A cookie of ours that scripts may read, or null; where cookies are forbidden, the page's own memory takes its place. */
export function readCookie(name: string): string | null {
  return memory.get(name) ?? find(name) ?? null;
}

/** Keeps a cookie for as long as browsers do; links from other sites bring it along. */
export function writeCookie(name: string, value: string): void {
  const isSecure = location.protocol === 'https:';
  try {
    document.cookie = `${name}=${value}; path=/; max-age=${longest}; samesite=lax${isSecure ? '; secure' : ''}`;
  } catch {
    // Told by what is found.
  }
  if (find(name) === value) memory.delete(name);
  else memory.set(name, value);
}

function find(name: string): string | undefined {
  try {
    return document.cookie
      .split('; ')
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.slice(name.length + 1);
  } catch {
    return undefined;
  }
}
