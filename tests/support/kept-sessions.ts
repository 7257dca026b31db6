import type { Page } from '@playwright/test';

type Cookies = Parameters<ReturnType<Page['context']>['addCookies']>[0];

/** What the browser of somebody keeps of a session. */
export type Kept = {
  origin: string;
  cookies: Cookies;
  items: { name: string; value: string }[];
  /** When the password was given, in milliseconds. */
  at: number;
};

/** Who signed in so long ago signs in again: what is dangerous asks for the password after a quarter of an hour. */
export const isOld = ({ at }: { at: number }): boolean => Date.now() - at > 10 * 60_000;

const none = () => ({
  kept: new Map<string, Kept>(),
  tokens: new Map<string, { token: string; at: number }>(),
});

/** Who has signed in at the product, by address: in a browser, and beside it by a token alone. */
export const sessions = none();

/** Nobody has signed in at another product yet; who has at this one is known again afterwards. */
export async function atAnotherProduct(happens: () => Promise<void>): Promise<void> {
  const own = { ...sessions };
  Object.assign(sessions, none());
  try {
    await happens();
  } finally {
    Object.assign(sessions, own);
  }
}
