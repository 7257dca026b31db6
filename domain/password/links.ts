import type { LinkKind } from '#domain/password/link-terms.ts';

const pages: Record<LinkKind, string> = {
  reset: '/set-password',
  // What follows is a first sign-in.
  invitation: '/set-password?first',
  activation: '/activateMember',
};

/** The address of a mailed link: its secret stands in the fragment, which no server and no log is ever told. */
export function linkAddress(kind: LinkKind, token: string): string {
  return `${pages[kind]}#token=${token}`;
}

/** The secret of a mailed link in the fragment of an address, or null where it is missing or cut off. */
export function tokenInFragment(fragment: string): string | null {
  return /^#?token=([A-Za-z0-9_-]{43})$/.exec(fragment)?.[1] ?? null;
}
