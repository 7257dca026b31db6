import type { Insertable, Kysely, Selectable } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import type { ClubAddress, ClubNumbers } from '#domain/clubs/fault.ts';
import type { Database } from '#server/database/db.gen.ts';
import { composeContact, versionOf } from './compose.ts';
import type { ContactRow } from './list.ts';

type Schemas = components['schemas'];
type ClubColumns = Omit<
  Selectable<Database['clubs']>,
  'folded_name' | 'shares_name' | 'licence_ends_on' | 'created_at' | 'updated_at' | 'deleted_at'
>;

/** A club with its point of contact. */
export type ClubRecord = { club: ClubColumns; contact: ContactRow | null };

const contactColumns = [
  'id',
  'email',
  'first_name',
  'last_name',
  'country_code',
  'mobile',
  'slack_id',
  'role_id',
  'status_id',
  'version',
] as const;

/** A club with its point of contact; undefined where there is none, or where this user has no office in it. */
export async function findClub(
  db: Kysely<Database>,
  clubId: number,
  { ownOf, isTaken = false }: { ownOf?: number | undefined; isTaken?: boolean } = {},
): Promise<ClubRecord | undefined> {
  const club = await db
    .selectFrom('clubs')
    .selectAll()
    .where('id', '=', clubId)
    .where('deleted_at', 'is', null)
    .$if(ownOf !== undefined, (query) =>
      query.where('id', 'in', (eb) =>
        eb
          .selectFrom('club_members')
          .select('club_id')
          .where('user_id', '=', ownOf ?? 0)
          .where('status', '=', 'member')
          .where('role', '<>', 5),
      ),
    )
    .$if(isTaken, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!club) return undefined;
  const contact =
    club.point_of_contact_id === null
      ? undefined
      : await db
          .selectFrom('users')
          .select([...contactColumns])
          .where('id', '=', club.point_of_contact_id)
          .$if(isTaken, (query) => query.forNoKeyUpdate())
          .executeTakeFirst();
  return { club, contact: contact ?? null };
}

/** A club as the contract has it. */
export function composeClub({ club, contact }: ClubRecord): Schemas['Club'] {
  return {
    clubId: club.id,
    name: club.name,
    clubStatusId: club.status_id as Schemas['ClubStatusId'],
    countryCode: club.country_code,
    mobile: club.mobile ?? '',
    alternateCountryCode: club.alternate_country_code ?? club.country_code,
    contactNumber: club.contact_number,
    currency: club.currency,
    platformFee: Number(club.platform_fee),
    transactionFee: club.transaction_fee_cents,
    monthlyCharge: club.monthly_charge_cents === null ? null : club.monthly_charge_cents / 100,
    monthlyChargeDay: club.monthly_charge_day,
    isAffiliated: club.is_affiliated,
    streetAddress1: club.street_address_1,
    streetAddress2: club.street_address_2 ?? '',
    city: club.city,
    state: club.state,
    zip: club.zip,
    countryId: club.country_id,
    timeZone: club.time_zone,
    logo: club.logo,
    user: contact && composeContact(contact, club.id),
    version: versionOf(club, contact),
  };
}

/** What a club has before anything is given. */
export const blankClub = {
  name: '',
  countryCode: 'US,+1',
  mobile: '',
  contactNumber: '',
  currency: '',
  platformFee: null as number | null,
  transactionFee: 0,
  monthlyCharge: null as number | null,
  monthlyChargeDay: null as number | null,
  isAffiliated: false,
  streetAddress1: '',
  streetAddress2: '',
  city: '',
  state: '',
  zip: '',
  countryId: 'US',
};

/** A club as it is to be: what is kept, with what is given laid over it. */
export type GivenClub = typeof blankClub & { alternateCountryCode?: string; timeZone?: string };

/** The address of a club. */
export function addressOf(club: GivenClub): ClubAddress {
  const { streetAddress1, streetAddress2, city, state, zip, countryId } = club;
  return { streetAddress1, streetAddress2, city, state, zip, countryId };
}

/** The numbers of a club and of its point of contact; a country that nobody chose is that of the club, as in the form. */
export function numbersOf(
  club: GivenClub,
  contact: { pocCountryCode?: string | null; pocMobile?: string | null } | null,
): ClubNumbers {
  const { countryCode, contactNumber, mobile, alternateCountryCode = countryCode } = club;
  return {
    countryCode,
    contactNumber,
    alternateCountryCode,
    mobile,
    pocCountryCode: contact?.pocCountryCode ?? countryCode,
    pocMobile: contact?.pocMobile ?? '',
  };
}

/** The columns of a club that has passed the checks. */
export function columnsOf(
  club: GivenClub,
  timeZone: string,
): Omit<Insertable<Database['clubs']>, 'name' | 'status_id' | 'logo'> {
  const orNull = (text: string | undefined): string | null => text?.trim() || null;
  const cents = Math.round((club.monthlyCharge ?? 0) * 100);
  return {
    street_address_1: club.streetAddress1.trim(),
    street_address_2: orNull(club.streetAddress2),
    city: club.city.trim(),
    state: club.state.trim(),
    zip: club.zip,
    country_id: club.countryId,
    time_zone: timeZone,
    country_code: club.countryCode,
    contact_number: club.contactNumber,
    alternate_country_code: orNull(club.mobile) && (club.alternateCountryCode ?? club.countryCode),
    mobile: orNull(club.mobile),
    currency: club.currency,
    platform_fee: String(club.platformFee ?? 0),
    transaction_fee_cents: club.transactionFee,
    monthly_charge_cents: cents === 0 ? null : cents,
    monthly_charge_day: cents === 0 ? null : club.monthlyChargeDay,
    is_affiliated: club.isAffiliated,
  };
}
