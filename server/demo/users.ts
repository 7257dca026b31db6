import type { Insertable } from 'kysely';
import { isNumberOf } from '#domain/countries/number.ts';
import { canonicalEmail } from '#domain/email.ts';
import { termsVersion } from '#domain/terms/version.ts';
import type { Database } from '#server/database/db.gen.ts';
import { accountId, demoAccounts } from './accounts.ts';
import { clubLines, type ClubLine } from './club-list.ts';
import { fromNow, type DemoParts } from './demo.ts';
import { regions, strongest } from './names.ts';
import type { Random } from './random.ts';

type UserRow = Insertable<Database['users']> & { id: number };
type Person = { firstName: string; lastName: string; countryId: string };

const firstContactId = demoAccounts.length + 1;
/** The ids from which the players of the demo are numbered, the strongest first. */
export const firstPlayerId = firstContactId + clubLines.length;
/** How many players there are beyond the accounts. */
export const playerCount = 156;

const accountPeople: Record<string, Person> = {
  owner: { firstName: 'Olivia', lastName: 'Warrington', countryId: 'US' },
  staff: { firstName: 'Samuel', lastName: 'Tafur', countryId: 'CO' },
  club: { firstName: 'Claire', lastName: 'Donnelly', countryId: 'US' },
  desk: { firstName: 'Dominic', lastName: 'Reyes', countryId: 'US' },
  player: { firstName: 'Pilar', lastName: 'Montoya', countryId: 'US' },
  guest: { firstName: 'Gus', lastName: 'Abernathy', countryId: 'CA' },
  new: { firstName: 'Nina', lastName: 'Bustamante', countryId: 'EC' },
  first: { firstName: 'Felipe', lastName: 'Orozco', countryId: 'CO' },
  referee: { firstName: 'Rita', lastName: 'Cumberbatch', countryId: 'BB' },
  club2: { firstName: 'Camilo', lastName: 'Restrepo', countryId: 'CO' },
  desk2: { firstName: 'Daniela', lastName: 'Garza', countryId: 'MX' },
  suspended: { firstName: 'Saúl', lastName: 'Iturbe', countryId: 'MX' },
};

/** Every person of the demo: the accounts, a contact for each club that has none among them, and the players. */
export function demoUsers(parts: DemoParts): UserRow[] {
  const people = playersOf(parts.random);
  const rows = [
    ...demoAccounts.map(({ email, roleId }, place) => accountRow(parts, place + 1, email, roleId)),
    ...clubLines.map((line, place) => contactRow(parts, line, place)),
    ...people.map((person, place) => playerRow(parts, firstPlayerId + place, person)),
  ];
  const phones = new Map(clubLines.map((line, place) => [contactOf(place), phoneOf(line, place)]));
  return rows.map((row) => ({ ...row, ...phones.get(row.id) }));
}

/** The telephone under which a club's point of contact is reached, as the form of the club asks for it. */
function phoneOf({ countryId, dialCode }: ClubLine, place: number): Pick<UserRow, 'country_code' | 'mobile'> {
  const countryCode = `${countryId},${dialCode}`;
  return { country_code: countryCode, mobile: phoneIn(countryCode, `202${5_550_100 + place * 37}`) };
}

/** A number of these digits that is as long as numbers of the country are. */
export function phoneIn(countryCode: string, digits: string): string {
  const numbers = [10, 9, 8, 11, 7, 12].map((length) => digits.padEnd(length, '0').slice(0, length));
  const mobile = numbers.find((number) => isNumberOf({ countryCode, mobile: number }));
  if (mobile === undefined) throw new Error(`No number fits ${countryCode}.`);
  return mobile;
}

/** The user who answers for a club: of the first two clubs an account, of the others a contact of their own. */
export function contactOf(place: number): number {
  const account = ['club', 'club2'][place];
  return account ? accountId(account) : firstContactId + place;
}

function accountRow(parts: DemoParts, id: number, email: string, roleId: number): UserRow {
  const key = email.slice(0, email.indexOf('@'));
  const person = accountPeople[key];
  if (!person) throw new Error(`Nobody stands behind the account ${email}.`);
  const row = userRow(parts, id, email, roleId, person);
  if (key === 'suspended') return { ...row, status_id: 2 };
  if (key === 'first') return { ...row, first_signed_in_at: null };
  if (key === 'referee') return { ...row, is_referee: true, pin_hash: parts.pinHash };
  if (key === 'new')
    return { ...row, terms_version: '2025-01', terms_accepted_at: fromNow(parts, { days: -400 }) };
  return row;
}

function contactRow(parts: DemoParts, { name, countryId }: ClubLine, place: number): UserRow {
  const names = regions.find(({ countries }) => countries.includes(countryId)) ?? {
    first: ['Priya'],
    last: ['Mukherjee'],
  };
  const person = {
    firstName: parts.random.pick(names.first),
    lastName: parts.random.pick(names.last),
    countryId,
  };
  const row = {
    ...userRow(parts, firstContactId + place, `contact-${place + 1}@${hostOf(name)}`, 3, person),
    language: languageIn(countryId),
  };
  if (place % 5 !== 4) return row;
  // A contact who has not followed the link of the invitation yet.
  const invited = { status_id: 4, password_hash: null, password_changed_at: null, first_signed_in_at: null };
  return { ...row, ...invited, terms_version: null, terms_accepted_at: null };
}

function playerRow(parts: DemoParts, id: number, person: Person): UserRow {
  const { random } = parts;
  const place = id - firstPlayerId;
  const local = `${asciiOf(person.firstName).slice(0, 30)}.${asciiOf(person.lastName).slice(0, 30)}`;
  return {
    ...userRow(parts, id, `${local}@players.baulk.example`, 5, person),
    language: languageIn(person.countryId),
    status_id: place % 50 === 47 ? 5 : 1,
    // Nobody among the very best hides, so that the first page shows names.
    privacy_on: place > 16 && place % 11 === 3,
    is_referee: place % 9 === 5,
    dob: `${random.integer(1958, 2007)}-0${random.integer(1, 9)}-${random.integer(10, 28)}`,
    style_of_playing: random.pick([
      'rightHanded',
      'rightHanded',
      'rightHanded',
      'leftHanded',
      'ambidextrous',
    ]),
    height: random.integer(155, 198),
    highest_break_billiards: random.chance(0.4) ? random.integer(28, 180) : null,
    highest_break_snooker_practice: random.chance(0.6) ? random.integer(45, 147) : null,
    highest_break_snooker_tournament: random.chance(0.5) ? random.integer(30, 132) : null,
  };
}

/** What people of a country read the product in; the accounts to try it with leave that to the browser. */
const languageIn = (countryId: string): string | null =>
  regions.find(({ countries }) => countries.includes(countryId))?.language ?? null;

function userRow(parts: DemoParts, id: number, email: string, roleId: number, person: Person): UserRow {
  const joined = fromNow(parts, { days: -parts.random.integer(60, 900) });
  return {
    id,
    email: canonicalEmail(email),
    first_name: person.firstName,
    last_name: person.lastName,
    role_id: roleId,
    status_id: 1,
    password_hash: parts.passwordHash,
    password_changed_at: joined,
    pin_hash: null,
    is_referee: false,
    privacy_on: false,
    terms_version: termsVersion,
    terms_accepted_at: joined,
    first_signed_in_at: joined,
    country_id: person.countryId,
    country_code: null,
    mobile: null,
    dob: null,
    style_of_playing: null,
    height: null,
    language: null,
    highest_break_billiards: null,
    highest_break_snooker_practice: null,
    highest_break_snooker_tournament: null,
    created_at: joined,
    updated_at: joined,
    version: 1,
  };
}

/** The strongest by name, then as many made-up people as are missing, no name twice. */
function playersOf(random: Random): Person[] {
  const people = strongest.map(([firstName, lastName, countryId]) => ({ firstName, lastName, countryId }));
  const taken = new Set(people.map(({ firstName, lastName }) => `${firstName} ${lastName}`));
  while (people.length < playerCount) {
    const region = random.pick([...regions, ...regions.slice(0, 1), ...regions.slice(0, 1)]);
    const person = {
      firstName: random.pick(region.first),
      lastName: random.pick(region.last),
      countryId: random.pick(region.countries),
    };
    const name = `${person.firstName} ${person.lastName}`;
    if (taken.has(name)) continue;
    taken.add(name);
    people.push(person);
  }
  return people;
}

function asciiOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
}

function hostOf(clubName: string): string {
  return `${asciiOf(clubName).slice(0, 40).replace(/-$/, '')}.example`;
}
