import type { FastifyRequest } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import { placesOf } from '#domain/clubs/place.ts';
import { languageOf } from '#domain/language/languages.ts';
import { isRoleId } from '#domain/roles.ts';
import { pendingTerm, sessionTerm } from '#domain/session/limits.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Secrets } from '#server/services/secrets.ts';
import { isBrowser, type Cookies } from './cookies.ts';
import { originOf } from './origin.ts';
import { createSession } from './store.ts';

export type SignInAnswer = components['schemas']['SignInAnswer'];

/** What opening a session needs of the process. */
export type SessionParts = {
  db: Kysely<Database>;
  clock: () => number;
  cookies: Cookies;
  secrets: Secrets;
  /** The version of the terms that is in force; a person who accepted another one is asked again. */
  termsVersion: () => string;
};

/** The columns of a user that a session answers with. */
export const sessionUserColumns = [
  'users.id',
  'users.first_name',
  'users.last_name',
  'users.email',
  'users.role_id',
  'users.profile_image',
  'users.is_referee',
  'users.language',
  'users.terms_version',
  'users.terms_at_start',
  'users.first_signed_in_at',
  'users.has_second_factor',
] as const;

/** A user as a session answers with. */
export type SessionUser = {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  role_id: number;
  profile_image: string | null;
  is_referee: boolean;
  terms_version: string | null;
  /** The terms were accepted while registering or activating. */
  terms_at_start: boolean;
  first_signed_in_at: Date | null;
  language: string | null;
  has_second_factor: boolean;
};

/** A session as opened: what the client is told, and the cookie that a browser has to be given with it. */
export type OpenedSession = {
  sessionId: number;
  cookie: { binding: string; maxAgeSeconds: number | null } | null;
  answer: SignInAnswer;
};

/** Opens a full session, or a pending one while the terms or the first sign-in are outstanding. */
export async function openSession(
  { db, clock, secrets, termsVersion }: SessionParts,
  request: FastifyRequest,
  account: SessionUser,
  how: { remembered: boolean; until?: Date | undefined; provedAt?: Date | null },
): Promise<OpenedSession> {
  const now = clock();
  // Who opens a session has signed in just now, unless an earlier session stands for them.
  const { remembered, until, provedAt = new Date(now) } = how;
  const eulaNotAccepted = account.terms_version !== termsVersion();
  const isArriving = account.terms_at_start && !eulaNotAccepted && account.first_signed_in_at === null;
  const user = isArriving ? await withFirstSignIn(db, account, now) : account;
  const isPending = eulaNotAccepted || user.first_signed_in_at === null;
  const roleId = currentUser(user).roleId;
  const bound = isBrowser(request);
  const term = isPending ? pendingTerm : sessionTerm(roleId, remembered, bound);
  const left = until ? Math.ceil((until.getTime() - now) / 1000) : term.absoluteSeconds;
  const absoluteSeconds = Math.min(term.absoluteSeconds, left);
  const keys = await createSession(db, now, {
    userId: user.id,
    kind: isPending ? 'pending' : 'full',
    remembered,
    bound,
    idleSeconds: term.idleSeconds,
    absoluteSeconds,
    provedAt,
    ...originOf(request, secrets),
  });
  const maxAgeSeconds = remembered && !isPending ? absoluteSeconds : null;
  return {
    sessionId: keys.sessionId,
    cookie: keys.binding === null ? null : { binding: keys.binding, maxAgeSeconds },
    answer: {
      token: keys.token,
      tokenExpiresAt: keys.expiresAt.toISOString(),
      serverNow: new Date(now).toISOString(),
      eulaNotAccepted,
      userInfo: currentUser(user),
      clubs: await clubsOf(db, user.id),
    },
  };
}

/** The first sign-in is completed. */
export async function withFirstSignIn<User extends SessionUser>(
  db: Kysely<Database>,
  user: User,
  now: number,
): Promise<User> {
  const at = new Date(now);
  await db.updateTable('users').set({ first_signed_in_at: at }).where('id', '=', user.id).execute();
  return { ...user, first_signed_in_at: at };
}

/** The user as the client keeps it. */
export function currentUser(user: SessionUser): components['schemas']['CurrentUser'] {
  const roleId = user.role_id;
  if (!isRoleId(roleId)) throw new Error(`User ${user.id} has a role that does not exist.`);
  return {
    userId: user.id,
    fullName: `${user.first_name} ${user.last_name}`.trim(),
    email: user.email,
    roleId,
    profileImage: user.profile_image,
    firstLogin: user.first_signed_in_at === null,
    isReferee: user.is_referee,
    language: languageOf(user.language),
    hasSecondFactor: user.has_second_factor,
  };
}

/** The clubs that a user belongs to, or works for, by name; requests to join do not count. */
export async function clubsOf(
  db: Kysely<Database>,
  userId: number,
): Promise<components['schemas']['ClubMembership'][]> {
  const rows = await db
    .selectFrom('club_members')
    .innerJoin('clubs', 'clubs.id', 'club_members.club_id')
    .innerJoin('users', 'users.id', 'club_members.user_id')
    .select(['clubs.id', 'clubs.name', 'clubs.status_id', 'clubs.city', 'clubs.street_address_1 as street'])
    .where('club_members.user_id', '=', userId)
    .where('club_members.status', '=', 'member')
    .whereRef('club_members.role', '=', 'users.role_id')
    .where('clubs.deleted_at', 'is', null)
    .orderBy(sql`natural_key(clubs.folded_name)`)
    .orderBy('clubs.id')
    .execute();
  const places = placesOf(rows);
  return rows.map((row, at) => ({
    clubId: row.id,
    name: row.name,
    clubName: row.name,
    isActive: row.status_id === 1,
    ...(places[at] === undefined ? {} : { place: places[at] }),
  }));
}
