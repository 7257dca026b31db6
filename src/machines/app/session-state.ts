import type { Standing } from '#api/session.ts';
import type { SignInAnswer } from '#api/sign-in.ts';
import type { StoredSession } from '#browser/storage.ts';
import type { Remembered } from '#browser/stored-session.ts';
import { nameWithPlace } from '#domain/clubs/place.ts';
import { arrivalAddress } from '#domain/navigation/guard.ts';
import { matchRoute } from '#domain/navigation/match.ts';
import type { ClubEntry, PendingUser } from '#domain/session/stored.ts';

/** What the caller of a sign-in asks for: the landing page, the payment page, or to stay where one is. */
export type SignInIntent = 'land' | 'first' | 'stay';

/** What the session machine knows. */
export type SessionContext = Remembered & { intent: SignInIntent };

/** What another machine hands over when a sign-in has succeeded. */
export type SignedIn = { answer: SignInAnswer; shouldRemember: boolean; intent: SignInIntent };

/** Nobody is signed in; the place that someone wanted stays known. */
export const nobody = { user: null, clubs: [], expiresAt: null, pending: null } satisfies Partial<Remembered>;

/** The context at the start, before the browser's memory has been read. */
export const unknownYet: SessionContext = { ...nobody, wanted: null, intent: 'land' };

/** The own clubs as they are kept: those that have one name with what tells them apart. */
const toldApart = (clubs: SignInAnswer['clubs'] = []): ClubEntry[] =>
  clubs.map(({ place, ...club }) => {
    const name = nameWithPlace({ name: club.name, place });
    return { ...club, name, clubName: name };
  });

/** Someone is signed in. */
export function knownFrom({ answer, intent }: SignedIn): Partial<SessionContext> {
  const { userInfo, clubs, tokenExpiresAt } = answer;
  return { user: userInfo, clubs: toldApart(clubs), expiresAt: tokenExpiresAt, pending: null, intent };
}

/** Someone has signed in as far as the terms. */
export function pendingFrom({ answer, shouldRemember, intent }: SignedIn): Partial<SessionContext> {
  const { userId, email } = answer.userInfo;
  return { ...nobody, pending: { userId, email, shouldRemember, ...markOf(intent) }, intent };
}

/** The part of a profile that the session keeps. */
export function profileOf(profile: Standing): Pick<StoredSession, 'user' | 'clubs'> {
  const { userId, fullName, email, roleId, profileImage, firstLogin, isReferee, clubs } = profile;
  const { hasSecondFactor } = profile;
  const factor = hasSecondFactor === undefined ? {} : { hasSecondFactor };
  const kept = { userId, fullName, email, roleId, profileImage, firstLogin, isReferee, ...factor };
  return { user: kept, clubs: toldApart(clubs) };
}

/** What the server says of the user now replaces what was remembered. */
export function refreshedFrom(profile: Standing): Partial<SessionContext> {
  return { ...profileOf(profile), expiresAt: profile.tokenExpiresAt, pending: null };
}

/** Where a completed sign-in leads; null means nowhere else (document 000, section 4). */
export function landingOf({ user, clubs, wanted, intent }: SessionContext): string | null {
  if (!user || intent === 'stay') return null;
  const isTheirs = wanted !== null && (wanted.userId === null || wanted.userId === user.userId);
  return arrivalAddress({
    member: { kind: 'signedIn', roleId: user.roleId, clubs },
    wanted: isTheirs ? wanted.address : null,
    isFirst: intent === 'first',
  });
}

/** The path of the screen that an address shows, whatever its case, query and fragment. */
export function pathOf(address: string): string {
  return matchRoute(address)?.route.path ?? address;
}

/** The session as the browser keeps it. */
export function storedFrom(answer: SignInAnswer): StoredSession {
  const { token, tokenExpiresAt, userInfo, clubs } = answer;
  return { token, tokenExpiresAt, user: userInfo, clubs: toldApart(clubs) };
}

/** The pending user as the browser keeps it. */
export function storedPendingFrom({ answer, shouldRemember, intent }: SignedIn): PendingUser {
  const { userId, email } = answer.userInfo;
  return { userId, email, token: answer.token, shouldRemember, ...markOf(intent) };
}

/** What a pending user keeps of why the sign-in came about, so that a reload does not lose it. */
const markOf = (intent: SignInIntent): { isFirst?: true } => (intent === 'first' ? { isFirst: true } : {});

/** A sign-in completed by accepting the terms, with what was chosen at its beginning. */
export function acceptedBy({ pending, intent }: SessionContext, answer: SignInAnswer): SignedIn {
  return {
    answer,
    shouldRemember: pending?.shouldRemember ?? false,
    intent: pending?.isFirst ? 'first' : intent,
  };
}
