import { createHash } from 'node:crypto';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import { erasedStatus } from '#domain/personal-data/erased.ts';
import { isClubRole, rolesSeenBy } from '#domain/players/rights.ts';
import type { RoleId } from '#domain/roles.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Caller } from '#server/session/caller.ts';

type Schemas = components['schemas'];

/** A person as a list tells of them. */
export type ListedPerson = {
  id: number;
  first_name: string;
  middle_name: string | null;
  last_name: string;
  email: string;
  role_id: RoleId;
  status_id: Schemas['UserStatusId'];
  country_code: string | null;
  mobile: string | null;
  profile_image: string | null;
  is_referee: boolean;
  is_referee_confirmed: boolean;
  currency: string | null;
  /** Null where the caller is not told. */
  has_second_factor: boolean | null;
  version: number;
  /** The clubs of which the caller may know. */
  clubs: { clubId: number; name: string }[];
};

/** A person with what decides about changes. */
export type Person = ListedPerson & {
  last_signed_in: Date | null;
  has_password: boolean;
  is_linked: boolean;
  /** Whether the person belongs to clubs that are none of the caller's. */
  is_elsewhere: boolean;
  /** Clubs for which the person answers. */
  answers_for: number[];
};

/** The clubs that a caller of a club role works for. */
export const ownClubs = ({ userId, roleId }: Caller): RawBuilder<unknown> => sql`
  select o.club_id from club_members o join clubs k on k.id = o.club_id and k.deleted_at is null
  where o.user_id = ${userId} and o.status = 'member' and o.role = ${roleId}`;

/** Of a club role, that a membership is in one of the own clubs; the association sees all. */
const isKnown = (caller: Caller): RawBuilder<unknown> =>
  isClubRole(caller.roleId) ? sql`m.club_id in (${ownClubs(caller)})` : sql`true`;

/** Whether somebody belongs to clubs that are none of the caller's: the database says that they do, not to which. */
const isElsewhere = (caller: Caller): RawBuilder<unknown> =>
  isClubRole(caller.roleId) ? sql`belongs_beyond(u.id, array(${ownClubs(caller)}))` : sql`false`;

/** What somebody is to a caller: to a club role what they are in the own clubs, to the association their role. */
export const roleSeenBy = (caller: Caller): RawBuilder<unknown> =>
  isClubRole(caller.roleId)
    ? sql`(select min(m.role) from club_members m
        where m.user_id = u.id and m.status = 'member' and ${isKnown(caller)})`
    : sql`u.role_id`;

/** The columns of a person, with the clubs that the caller may know of. */
export const listedColumns = (caller: Caller): RawBuilder<unknown> => sql`
  u.id, u.first_name, u.middle_name, u.last_name, u.email, ${roleSeenBy(caller)} as role_id, u.status_id, u.country_code, u.mobile,
  u.profile_image, u.is_referee, u.currency, u.version,
  ${caller.roleId === 1 ? sql`u.has_second_factor` : sql`null::boolean`} as has_second_factor,
  (select coalesce(bool_and(m.referee_since is not null), false)
    from club_members m join clubs c on c.id = m.club_id and c.deleted_at is null
    where m.user_id = u.id and m.status = 'member' and ${isKnown(caller)}) as is_referee_confirmed,
  (select coalesce(json_agg(json_build_object('clubId', c.id, 'name', c.name) order by natural_key(c.folded_name), c.id), '[]')
    from club_members m join clubs c on c.id = m.club_id and c.deleted_at is null
    where m.user_id = u.id and m.status = 'member' and ${isKnown(caller)}) as clubs`;

/** Whom a caller may know of: everyone of the roles that are seen, for a club role in the own clubs alone. */
export const isSeenBy = (caller: Caller): RawBuilder<unknown> => {
  // Whose data was erased is nobody whom a list could tell of.
  const hasRole = sql`u.status_id <> ${erasedStatus} and u.role_id in (${sql.join(rolesSeenBy(caller.roleId))})`;
  if (!isClubRole(caller.roleId)) return hasRole;
  return sql`${hasRole} and exists (
    select from club_members m where m.user_id = u.id and m.status = 'member' and ${isKnown(caller)})`;
};

/** A person whom the caller may know of, taken where they are to be changed; undefined where there is none. */
export async function findPerson(
  db: Kysely<Database>,
  caller: Caller,
  { userId, isTaken = false }: { userId: number; isTaken?: boolean },
): Promise<Person | undefined> {
  // Taken by a statement of its own, so that the next one sees what others have done to the person meanwhile.
  if (isTaken) await sql`select from users where id = ${userId} for update`.execute(db);
  const { rows } = await sql<Person>`
    select ${listedColumns(caller)},
      (select max(h.at) from sign_in_history h where h.user_id = u.id and h.outcome = 'signed_in') as last_signed_in,
      u.password_hash is not null as has_password,
      exists (select from social_identities s where s.user_id = u.id) as is_linked,
      ${isElsewhere(caller)} as is_elsewhere,
      (select coalesce(json_agg(c.id), '[]') from clubs c
        where c.point_of_contact_id = u.id and c.deleted_at is null) as answers_for
    from users u where u.id = ${userId} and ${isSeenBy(caller)}`.execute(db);
  return rows[0];
}

/**
 * The version of a person together with their clubs: a club that answers a request changes what an administrator has read
 * of them.
 */
export function versionOf({ version, clubs }: Pick<ListedPerson, 'version' | 'clubs'>): string {
  const ids = clubs.map(({ clubId }) => clubId).toSorted((a, b) => a - b);
  return `${version}.${createHash('sha256').update(ids.join()).digest('base64url').slice(0, 16)}`;
}

/** A person as a row of the contract's list. */
export function composeRow(person: ListedPerson): Schemas['PlayerRow'] {
  return {
    userId: person.id,
    fullName: `${person.first_name} ${person.last_name}`.trim(),
    email: person.email,
    roleId: person.role_id,
    statusId: person.status_id,
    countryCode: person.country_code,
    mobile: person.mobile,
    profileImage: person.profile_image,
    isReferee: person.is_referee,
    isRefereeConfirmed: person.is_referee && person.is_referee_confirmed,
    ...(person.has_second_factor === null ? {} : { hasSecondFactor: person.has_second_factor }),
    clubs: person.clubs,
    version: versionOf(person),
  };
}

/** A person as the contract has them. */
export function composePerson(person: Person): Schemas['Player'] {
  return {
    ...composeRow(person),
    firstName: person.first_name,
    middleName: person.middle_name,
    lastName: person.last_name,
    currency: person.currency,
    lastSignInAt: person.last_signed_in?.toISOString() ?? null,
  };
}
