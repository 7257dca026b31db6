import type { Insertable } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { accountId } from './accounts.ts';
import { clubLines, closedClubs, crests } from './club-list.ts';
import { fromNow, type DemoParts } from './demo.ts';
import { pictureAddress } from './pictures.ts';
import { contactOf, firstPlayerId, phoneIn, playerCount } from './users.ts';

type Rows<Table extends keyof Database> = Insertable<Database[Table]>[];

/** The clubs, active and closed, with and without a monthly charge. */
export function demoClubs(parts: DemoParts): Rows<'clubs'> {
  return clubLines.map(
    ({ name, street, city, state, zip, countryId, timeZone, dialCode, currency }, place) => {
      const { random } = parts;
      const founded = fromNow(parts, { days: -random.integer(300, 1500) });
      const isCharged = countryId === 'US' && place % 3 !== 2;
      return {
        id: place + 1,
        name,
        logo: crests[name] ? pictureAddress('logo', crests[name]) : null,
        status_id: closedClubs.includes(name) ? 2 : 1,
        street_address_1: street,
        street_address_2: place % 6 === 3 ? 'Second floor' : null,
        city,
        state,
        zip,
        country_id: countryId,
        time_zone: timeZone,
        country_code: `${countryId},${dialCode}`,
        contact_number: phoneIn(
          `${countryId},${dialCode}`,
          `${random.integer(2_000_000, 9_999_999)}${random.integer(10, 999)}`,
        ),
        currency,
        platform_fee: random.pick(['0', '2.50', '3', '5']),
        transaction_fee_cents: random.pick([0, 30, 45]),
        monthly_charge_cents: isCharged ? random.pick([4900, 9900, 14_950]) : null,
        monthly_charge_day: isCharged ? random.integer(1, 28) : null,
        is_affiliated: place % 4 !== 1,
        point_of_contact_id: contactOf(place),
        created_at: founded,
        updated_at: founded,
        version: 1,
      };
    },
  );
}

/** The tables of every club, numbered from 1; the first of some has a name. */
export function demoTables(): Rows<'club_tables'> {
  return clubLines
    .flatMap((line, place) =>
      Array.from({ length: line.tables }, (_, number) => ({
        club_id: place + 1,
        number: number + 1,
        name: number === 0 && place % 3 === 1 ? 'Show table' : null,
        make: roomOf(place, number).make,
        place: number + 1,
        is_out_of_order: number > 0 && number === line.tables - 1 && place % 5 === 0,
      })),
    )
    .map((table, place) => ({ id: place + 1, ...table }));
}

/** The games for which each table is made. */
export function demoTableGames(): Rows<'club_table_games'> {
  const places = clubLines.flatMap((line, place) =>
    Array.from({ length: line.tables }, (_, number) => roomOf(place, number).games),
  );
  return places.flatMap((games, place) => games.map((game) => ({ table_id: place + 1, game_type: game })));
}

const kinds = [
  { make: 'Star 12 ft', games: ['fifteenReds', 'sixBall', 'hundredUp'] },
  { make: 'Diamond 9 ft', games: ['eightBall', 'nineBall', 'tenBall'] },
  { make: 'Gabriels 10 ft', games: ['threeCushion'] },
];

/** Two tables of a kind stand side by side. */
function roomOf(club: number, number: number): (typeof kinds)[number] {
  return kinds[(club + Math.floor(number / 2)) % kinds.length] ?? (kinds[0] as (typeof kinds)[number]);
}

type Held = { status?: 'member' | 'requested'; role?: number; isReferee?: boolean };

/** Who belongs to which club, in which office, and who has asked to. */
export function demoMembers(parts: DemoParts): Rows<'club_members'> {
  const members = new Map<string, Rows<'club_members'>[number]>();
  const add = (clubId: number, userId: number, held: Held = {}): void => {
    const { status = 'member', role = 5, isReferee = false } = held;
    const asked = fromNow(parts, { days: -parts.random.integer(5, 50) });
    const since = status === 'member' ? fromNow(parts, { days: -parts.random.integer(1, 4) }) : null;
    const row = {
      club_id: clubId,
      user_id: userId,
      status,
      role,
      requested_at: asked,
      member_since: since,
      referee_since: isReferee ? since : null,
    };
    members.set(`${clubId} ${userId}`, row);
  };
  for (let place = 0; place < clubLines.length; place += 1) add(place + 1, contactOf(place), { role: 3 });
  for (const [key, clubs] of Object.entries(clubsOfAccounts)) {
    const role = key.startsWith('desk') ? 4 : 5;
    const isReferee = key === 'referee';
    for (const clubId of clubs) add(clubId, accountId(key), { role, isReferee });
  }
  for (let place = 0; place < playerCount; place += 1) {
    const home = parts.random.integer(1, clubLines.length);
    add(home, firstPlayerId + place, { status: place % 12 === 7 ? 'requested' : 'member' });
    if (place % 4 === 0) add((home % clubLines.length) + 1, firstPlayerId + place);
  }
  // Who keeps scores in the first club, for its desk to choose; made without chance, so that nothing after it moves.
  const since = fromNow(parts, { days: -3 });
  const referee = { club_id: 1, user_id: firstPlayerId + refereePlace, status: 'member', role: 5 };
  members.set('referee of the first club', {
    ...referee,
    requested_at: since,
    member_since: since,
    referee_since: since,
  });
  return [...members.values()];
}

/** The place among the players of one who referees in the first club too. */
const refereePlace = 122;

const clubsOfAccounts: Record<string, number[]> = {
  desk: [1],
  desk2: [3],
  player: [1, 2],
  new: [20],
  first: [2],
  referee: [5],
  suspended: [3],
};
