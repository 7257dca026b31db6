import {
  isRecord,
  readClubs,
  readPending,
  readUser,
  type ClubEntry,
  type PendingUser,
  type StoredUser,
} from '#domain/session/stored.ts';
import { themeCookie, themeOf, type Theme } from '#domain/appearance/theme.ts';
import { readCookie, writeCookie } from './cookie.ts';
import { openStorage } from './open-storage.ts';

const prefix = 'baulk.';
const local = openStorage('localStorage');
const tab = openStorage('sessionStorage');

/** Every key that the product keeps in the storage of the browser; nothing else touches it. */
const keys = {
  token: `${prefix}token`,
  tokenExpiresAt: `${prefix}token-expires-at`,
  user: `${prefix}user`,
  clubs: `${prefix}clubs`,
  remember: `${prefix}remember`,
  rememberedEmail: `${prefix}remembered-email`,
  pending: `${prefix}pending`,
  sidebar: `${prefix}sidebar`,
  countries: `${prefix}countries`,
} as const;

/** Scores that a device keeps until the server has them, by user and match; they outlive the session that wrote them. */
const scoresPrefix = `${prefix}scores.`;
const scoresKey = (userId: number, matchId: number): string => `${scoresPrefix}${userId}.${matchId}`;

/** Kept in the tab alone: where to go after the next sign-in, how often a provider sent one back, and drafts. */
const tabKeys = {
  wanted: `${prefix}wanted`,
  renewedFor: `${prefix}renewed-for`,
  connectTries: `${prefix}connect-tries`,
  draft: (owner: string, form: string) => `${prefix}draft.${owner}.${form}`,
};

export type SidebarState = 'open' | 'collapsed';

/** A session as the browser keeps it. */
export type StoredSession = { token: string; tokenExpiresAt: string; user: StoredUser; clubs: ClubEntry[] };

/** A place that a signed-out visitor wanted, or a signed-in one was at when the session ended. */
export type Wanted = { address: string; userId: number | null };

/** The stored session, or null; a damaged or foreign value is dropped with all that hangs on it. */
export function readSession(): StoredSession | null {
  const token = readText(keys.token);
  const user = readUser(readJson(keys.user));
  if (token === null || user === null) {
    if (token !== null || local.getItem(keys.user) !== null) clearSession();
    return null;
  }
  return { token, tokenExpiresAt: readTokenEnd(), user, clubs: readClubs(readJson(keys.clubs)) };
}

/** The bearer token: of the session, or of a pending user who may only accept the terms. */
export function readToken(): string | null {
  return readText(keys.token) ?? readPendingUser()?.token ?? null;
}

export function writeSession(session: StoredSession, shouldRemember: boolean): void {
  write(keys.token, session.token);
  writeProfile(session);
  remember(shouldRemember ? session.user.email : null);
  local.removeItem(keys.pending);
  // The last, so that a tab that finds it finds the rest as well.
  write(keys.tokenExpiresAt, session.tokenExpiresAt);
}

/** When the stored session ends, as the server said; empty where nothing is stored. */
export const readTokenEnd = (): string => readText(keys.tokenExpiresAt) ?? '';

/** Puts another session of the same user in the place of the stored one; what is remembered stays. */
export function renewSession(session: StoredSession): void {
  write(keys.token, session.token);
  writeProfile(session);
  // The last, as at a sign-in.
  write(keys.tokenExpiresAt, session.tokenExpiresAt);
}

/** Replaces what is known of the user, the token staying as it is. */
export function writeProfile({ user, clubs }: Pick<StoredSession, 'user' | 'clubs'>): void {
  write(keys.user, JSON.stringify(user));
  write(keys.clubs, JSON.stringify(clubs));
}

export function readPendingUser(): PendingUser | null {
  const pending = readPending(readJson(keys.pending));
  if (pending === null) local.removeItem(keys.pending);
  return pending;
}

export function writePendingUser(pending: PendingUser): void {
  clearSession();
  write(keys.pending, JSON.stringify(pending));
}

/** The address that Remember Me keeps for the sign-in form. */
export function readRememberedEmail(): string {
  return readText(keys.rememberedEmail) ?? '';
}

/** Removes user, token, clubs and pending user; what Remember Me keeps stays. */
export function clearSession(): void {
  for (const key of [keys.token, keys.tokenExpiresAt, keys.user, keys.clubs, keys.pending]) {
    local.removeItem(key);
  }
}

/** Removes all of ours but scores that have not been sent and, with Remember Me, the remembered address. */
export function clearAll(): void {
  const kept = new Set<string>(isRemembering() ? [keys.remember, keys.rememberedEmail] : []);
  for (const key of local.keys()) {
    if (key.startsWith(prefix) && !key.startsWith(scoresPrefix) && !kept.has(key)) local.removeItem(key);
  }
}

/** Removes what this tab alone keeps: drafts and the wanted address. */
export function clearTab(): void {
  for (const key of tab.keys()) if (key.startsWith(prefix)) tab.removeItem(key);
}

function isRemembering(): boolean {
  return readText(keys.remember) === 'true';
}

/** The theme that was chosen on this device, or null to follow it; a cookie, as the server writes it into its pages. */
export function readTheme(): Theme | null {
  return themeOf(readCookie(themeCookie));
}

export function writeTheme(theme: Theme): void {
  writeCookie(themeCookie, theme);
}

export function readSidebar(): SidebarState {
  return readText(keys.sidebar) === 'collapsed' ? 'collapsed' : 'open';
}

export function writeSidebar(state: SidebarState): void {
  write(keys.sidebar, state);
}

export function readWanted(): Wanted | null {
  const value = parse(tab.getItem(tabKeys.wanted));
  if (!isRecord(value) || typeof value['address'] !== 'string') return null;
  return { address: value['address'], userId: typeof value['userId'] === 'number' ? value['userId'] : null };
}

export function writeWanted(wanted: Wanted | null): void {
  if (wanted) tab.setItem(tabKeys.wanted, JSON.stringify(wanted));
  else tab.removeItem(tabKeys.wanted);
}

/** How often this tab has gone back to the payment provider's form by itself. */
export function readConnectTries(): number {
  const tries = Number(tab.getItem(tabKeys.connectTries));
  return Number.isInteger(tries) && tries > 0 ? tries : 0;
}

export function writeConnectTries(tries: number): void {
  tab.setItem(tabKeys.connectTries, String(tries));
}

/** The list of countries as the server sent it, and the instant, in milliseconds since the epoch. */
export function readCountryList(): { text: string; readAt: number } | null {
  const kept = readJson(keys.countries);
  if (!isRecord(kept) || typeof kept['text'] !== 'string' || typeof kept['readAt'] !== 'number') return null;
  return { text: kept['text'], readAt: kept['readAt'] };
}

export function writeCountryList(text: string, readAt: number): void {
  write(keys.countries, JSON.stringify({ text, readAt }));
}

/** What somebody has scored of a match on this device, and the server may not have yet. */
export function readScores(userId: number, matchId: number): unknown {
  return readJson(scoresKey(userId, matchId));
}

export function writeScores(userId: number, matchId: number, scores: unknown): void {
  if (scores === null) local.removeItem(scoresKey(userId, matchId));
  else write(scoresKey(userId, matchId), JSON.stringify(scores));
}

/** Who typed a draft: a user by id, or whoever is at the browser and not signed in. */
export type DraftOwner = number | 'visitor';

/** What somebody typed into a form and has not saved, kept in this tab until it is. */
export function readDraft(owner: DraftOwner, form: string): unknown {
  return parse(tab.getItem(tabKeys.draft(String(owner), form)));
}

export function writeDraft(owner: DraftOwner, form: string, values: unknown): void {
  tab.setItem(tabKeys.draft(String(owner), form), JSON.stringify(values));
}

export function clearDraft(owner: DraftOwner, form: string): void {
  tab.removeItem(tabKeys.draft(String(owner), form));
}

const signInForm = 'sign-in';

/** The address that stood in the sign-in form of this tab, which was neither sent nor closed. */
export function readTyped(): string {
  const draft = readDraft('visitor', signInForm);
  return typeof draft === 'object' && draft !== null && 'email' in draft ? String(draft.email) : '';
}

export function writeTyped(email: string): void {
  writeDraft('visitor', signInForm, { email });
}

export function clearTyped(): void {
  clearDraft('visitor', signInForm);
}

function remember(email: string | null): void {
  if (email === null) {
    local.removeItem(keys.remember);
    local.removeItem(keys.rememberedEmail);
    return;
  }
  write(keys.remember, 'true');
  write(keys.rememberedEmail, email);
}

function write(key: string, value: string): void {
  local.setItem(key, value);
}

function readText(key: string): string | null {
  const text = local.getItem(key);
  return text === null || text === '' ? null : text;
}

function readJson(key: string): unknown {
  return parse(local.getItem(key));
}

function parse(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The build for which this tab has loaded its page again, so that it does so once. */
export function readRenewedFor(): string | null {
  return tab.getItem(tabKeys.renewedFor);
}

export function writeRenewedFor(build: string): void {
  tab.setItem(tabKeys.renewedFor, build);
}
