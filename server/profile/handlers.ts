import { createHash } from 'node:crypto';
import type { Kysely, Selectable, Updateable } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import { isOtherLength } from '#domain/countries/number.ts';
import { isBirthday } from '#domain/profile/form.ts';
import { problemWords } from '#domain/words/problems.ts';
import type { Told } from '#domain/audit/changes.ts';
import { profileWords } from '#domain/words/profile.ts';
import type { Handlers } from '#server/http/contract.ts';
import type { Database } from '#server/database/db.gen.ts';
import { recordChange } from '#server/audit/record.ts';
import { tellOwner } from '#server/mail/account-changes.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { AccountChange } from '#server/mail/account-letters.ts';
import { changePicture } from '#server/images/changing.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { requireChoices } from '#server/registration/faults.ts';
import type { Limits } from '#server/services/limits.ts';
import type { Passwords } from '#server/services/passwords.ts';
import { requestsOf } from '#server/players/requests.ts';
import type { Caller } from '#server/session/caller.ts';
import { requireProof } from '#server/session/proof.ts';
import { clubsOf, currentUser, type SessionParts } from '#server/session/open.ts';

type Profile = components['schemas']['Profile'];
type Changes = components['schemas']['UpdateProfileRequest'];

/** What the own profile needs of the process. */
export type ProfileParts = SessionParts & { passwords: Passwords; outbox: Outbox; limits: Limits };

/** The signed-in user's own profile (document 001, section 3). */
export function createProfileHandlers(parts: ProfileParts): Pick<Handlers, 'getProfile' | 'updateProfile'> {
  return {
    async getProfile({ caller }) {
      if (!caller) throw new Refusal('unauthorised');
      const user = await parts.db
        .selectFrom('users')
        .selectAll()
        .where('id', '=', caller.userId)
        .executeTakeFirstOrThrow();
      return { status: 200, body: await profileOf(parts, user, caller) };
    },

    async updateProfile(call) {
      const { caller, body, request } = call;
      if (!caller) throw new Refusal('unauthorised');
      const code = faultOf(body);
      if (code) return { status: 400, body: problemBody(code, fieldsOf(code, body)) };
      if (!isBirthday(body.dob ?? '', tomorrow(parts.clock()))) {
        throw new Refusal('invalid_request', { fields: { dob: profileWords.dob_malformed } });
      }
      requireChoices(body);
      if (body.pin !== undefined || body.maintenancePin !== undefined) requireProof(caller, parts.clock());
      const pins = await hashesOf(parts, caller.userId, body);
      const user = await parts.db.transaction().execute((db) =>
        change(db, parts.outbox, {
          caller,
          body,
          pins,
          read: request.headers['if-match'],
          at: new Date(parts.clock()),
        }),
      );
      if (user === 'changed_meanwhile') return { status: 412, body: problemBody(user) };
      return { status: 200, body: await profileOf(parts, user, caller) };
    },
  };
}

type Change = { caller: Caller; body: Changes; pins: Pins; read: string | undefined; at: Date };

/** Changes a person; the second of two who have read one version is told. */
async function change(
  db: Kysely<Database>,
  outbox: Outbox,
  { caller, body, pins, read, at }: Change,
): Promise<Selectable<Database['users']> | 'changed_meanwhile'> {
  const before = await take(db, caller.userId);
  if (read !== undefined && read !== versionOf(before)) return 'changed_meanwhile';
  const picture = { imageId: body.imageId, before: before.profile_image };
  const wanted = { field: 'imageId', purpose: 'profile', ...picture } as const;
  const image = await changePicture(db, { caller, at }, wanted);
  const user = await db
    .updateTable('users')
    .set((eb) => ({
      ...columnsOf(body),
      ...pins,
      profile_image: image,
      version: eb('version', '+', 1),
      updated_at: at,
    }))
    .where('id', '=', caller.userId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const changes = noteworthy(before, user);
  // Rolls back what was written: a phone is changed by who knows the password.
  if (changes.includes('phone')) {
    const number = { countryCode: user.country_code ?? '', mobile: user.mobile ?? '' };
    if (isOtherLength(number, null)) {
      throw new Refusal('invalid_request', { fields: { mobile: problemWords.mobile_length } });
    }
    requireProof(caller, at.getTime());
  }
  await recordChange(db, caller, {
    operation: 'updateProfile',
    record: { kind: 'user', id: caller.userId, clubId: null },
    before: tell(before),
    after: tell(user),
    at,
  });
  await tellOwner(outbox, db, user, { changes, by: null });
  return user;
}

/** What of a change its owner is told of, so that nobody else makes it unseen. */
function noteworthy(
  before: Selectable<Database['users']>,
  after: Selectable<Database['users']>,
): AccountChange[] {
  const isOther = (...columns: (keyof typeof before)[]): boolean =>
    columns.some((column) => before[column] !== after[column]);
  const told: [AccountChange, boolean][] = [
    ['name', isOther('first_name', 'middle_name', 'last_name')],
    ['phone', isOther('country_code', 'mobile')],
    ['pin', isOther('pin_hash')],
    ['maintenancePin', isOther('maintenance_pin_hash')],
    ['referee', isOther('is_referee')],
  ];
  return told.filter(([, isTold]) => isTold).map(([change]) => change);
}

type ToldColumns = Pick<
  Selectable<Database['users']>,
  'profile_image' | 'pin_hash' | 'maintenance_pin_hash' | 'is_referee'
>;

/** Somebody, taken for this transaction. */
async function take(db: Kysely<Database>, userId: number): Promise<Selectable<Database['users']>> {
  return db.selectFrom('users').selectAll().where('id', '=', userId).forUpdate().executeTakeFirstOrThrow();
}

/** By these names the audit conceals what is secret. */
const tell = (user: ToldColumns): Told => ({
  profileImage: user.profile_image,
  pin: user.pin_hash,
  maintenancePin: user.maintenance_pin_hash,
  isReferee: user.is_referee,
});

/**
 * The version of what a person types. A picture, a club or a pin leaves it as it is: they are saved by themselves, and a
 * pin cannot be compared.
 */
function versionOf(user: Selectable<Database['users']>): string {
  const { hasPin: _pin, hasMaintenancePin: _maintenancePin, ...typed } = personOf(user);
  const told = JSON.stringify({ ...typed, isReferee: user.is_referee });
  return createHash('sha256').update(told).digest('base64url');
}

async function profileOf(
  { db, clock }: SessionParts,
  user: Selectable<Database['users']>,
  caller: Caller,
): Promise<Profile> {
  return {
    ...currentUser(user),
    ...personOf(user),
    version: versionOf(user),
    clubs: await clubsOf(db, user.id),
    clubRequests: await requestsOf(db, user.id),
    tokenExpiresAt: caller.expiresAt.toISOString(),
    serverNow: new Date(clock()).toISOString(),
  };
}

/** It is tomorrow already somewhere, as YYYY-MM-DD. */
function tomorrow(now: number): string {
  return Temporal.Instant.fromEpochMilliseconds(now).add({ hours: 24 }).toString().slice(0, 10);
}

type Fault = 'first_name_missing' | 'last_name_missing' | 'pin_malformed';

/** What the contract's limits leave open: names and pins may be left as they are, but not emptied. */
function faultOf({ firstName, lastName, pin, maintenancePin }: Changes): Fault | null {
  if (firstName?.trim() === '') return 'first_name_missing';
  if (lastName?.trim() === '') return 'last_name_missing';
  return pin === '' || maintenancePin === '' ? 'pin_malformed' : null;
}

function fieldsOf(code: Fault, { pin }: Changes): Record<string, string> {
  const field = {
    first_name_missing: 'firstName',
    last_name_missing: 'lastName',
    pin_malformed: pin === '' ? 'pin' : 'maintenancePin',
  }[code];
  return { [field]: problemWords[code] };
}

type Pins = Pick<Updateable<Database['users']>, 'pin_hash' | 'maintenance_pin_hash'>;

/** So many times an hour an account sets its pins. */
const hourlyPins = { max: 10, seconds: 3600 };

/** New pins as they are kept; what is left out stays. */
async function hashesOf(
  { passwords, limits }: ProfileParts,
  userId: number,
  { pin, maintenancePin }: Changes,
): Promise<Pins> {
  if (pin !== undefined || maintenancePin !== undefined) {
    // Before anything is hashed: a hash takes the time of a sign-in.
    const spending = await limits.spend([{ key: `pins:${userId}`, ...hourlyPins }]);
    if (!spending.ok) throw new Refusal('too_many_attempts', { retryAfter: spending.retryAfter });
  }
  return {
    ...(pin === undefined ? {} : { pin_hash: await passwords.hash(pin) }),
    ...(maintenancePin === undefined ? {} : { maintenance_pin_hash: await passwords.hash(maintenancePin) }),
  };
}

/** The columns that a request changes; what it leaves out is undefined and stays. */
function columnsOf(changes: Changes): Updateable<Database['users']> {
  const orNull = (text: string | undefined): string | null | undefined => (text === '' ? null : text);
  const columns = {
    first_name: changes.firstName,
    middle_name: orNull(changes.middleName),
    last_name: changes.lastName,
    country_code: changes.countryCode,
    mobile: orNull(changes.mobile),
    country_id: changes.countryId,
    currency: changes.currency,
    is_referee: changes.isReferee,
    language: changes.language,
    address: orNull(changes.address),
    city: orNull(changes.city),
    state: orNull(changes.state),
    zip: orNull(changes.zip),
    dob: changes.dob,
    gender: changes.gender,
    height: changes.height,
    style_of_playing: changes.styleOfPlaying,
    privacy_on: changes.isPrivacyOn,
    highest_break_billiards: changes.highestBreakBilliards,
    highest_break_snooker_practice: changes.highestBreakSnookerPractice,
    highest_break_snooker_tournament: changes.highestBreakSnookerTournament,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** What the profile page shows and edits; pins are told of, never sent. */
function personOf(
  user: Selectable<Database['users']>,
): Omit<
  Profile,
  | keyof components['schemas']['CurrentUser']
  | 'version'
  | 'clubs'
  | 'clubRequests'
  | 'tokenExpiresAt'
  | 'serverNow'
> {
  return {
    firstName: user.first_name,
    middleName: user.middle_name,
    lastName: user.last_name,
    countryCode: user.country_code,
    mobile: user.mobile,
    countryId: user.country_id,
    currency: user.currency,
    address: user.address,
    city: user.city,
    state: user.state,
    zip: user.zip,
    dob: user.dob,
    gender: user.gender as Profile['gender'],
    height: user.height,
    styleOfPlaying: user.style_of_playing as Profile['styleOfPlaying'],
    hasPin: user.pin_hash !== null,
    hasMaintenancePin: user.maintenance_pin_hash !== null,
    isPrivacyOn: user.privacy_on,
    highestBreakBilliards: user.highest_break_billiards,
    highestBreakSnookerPractice: user.highest_break_snooker_practice,
    highestBreakSnookerTournament: user.highest_break_snooker_tournament,
  };
}
