import { isOtherLength } from '#domain/countries/number.ts';
import { isPlace } from '#domain/people/name.ts';
import { hasDecimals } from '#domain/numbers/typed.ts';
import { isEmail } from '#domain/email.ts';

/** An address; an empty text is missing. */
export type ClubAddress = {
  streetAddress1: string;
  streetAddress2: string;
  city: string;
  state: string;
  zip: string;
  countryId: string;
};

/** What the checks of a club look at; an empty text and null are missing. */
export type ClubEntry = {
  name: string;
  platformFee: number | null;
  address: ClubAddress;
  contactNumber: string;
  ownerName: string;
  email: string;
  currency: string;
  pocNumber: string;
  /** The number of the first licence; `kept` where the licences of the club are kept already. */
  licences: number | null | 'kept';
  channels: number;
  /** In the currency of the club; 0 counts as not set. */
  monthlyCharge: number | null;
  monthlyChargeDay: number | null;
};

export type ClubFault = {
  field:
    | 'name'
    | 'platformFee'
    | 'address'
    | 'contactNumber'
    | 'ownerName'
    | 'email'
    | 'currency'
    | 'pocNumber'
    | 'licences'
    | 'monthlyCharge'
    | 'monthlyChargeDay';
  code:
    | 'club_name_missing'
    | 'platform_fee_missing'
    | 'platform_fee_range'
    | 'address_missing'
    | 'contact_number_missing'
    | 'owner_name_missing'
    | 'club_email_missing'
    | 'currency_missing'
    | 'club_email_malformed'
    | 'poc_number_missing'
    | 'licence_count_missing'
    | 'licence_channels'
    | 'monthly_day_missing'
    | 'monthly_charge_missing'
    | 'monthly_charge_range'
    | 'monthly_charge_us_only';
};

type Rule = [isBroken: boolean, field: ClubFault['field'], code: ClubFault['code']];

/** The first of the thirteen checks that an entry fails, in their order (document 001, section 5); then the limits. */
export function findClubFault(entry: ClubEntry): ClubFault | null {
  const isMissing = (text: string): boolean => text.trim() === '';
  const { licences, channels, monthlyChargeDay: day } = entry;
  const charge = entry.monthlyCharge ?? 0;
  const rules: Rule[] = [
    [isMissing(entry.name), 'name', 'club_name_missing'],
    [entry.platformFee === null, 'platformFee', 'platform_fee_missing'],
    [hasNoAddress(entry.address), 'address', 'address_missing'],
    [isMissing(entry.contactNumber), 'contactNumber', 'contact_number_missing'],
    [isMissing(entry.ownerName), 'ownerName', 'owner_name_missing'],
    [isMissing(entry.email), 'email', 'club_email_missing'],
    [isMissing(entry.currency), 'currency', 'currency_missing'],
    [!isEmail(entry.email.trim()), 'email', 'club_email_malformed'],
    [isMissing(entry.pocNumber), 'pocNumber', 'poc_number_missing'],
    [licences === null || licences === 0, 'licences', 'licence_count_missing'],
    [typeof licences === 'number' && licences < channels, 'licences', 'licence_channels'],
    [!hasDecimals(entry.platformFee ?? 0, 2), 'platformFee', 'platform_fee_range'],
    [charge !== 0 && day === null, 'monthlyChargeDay', 'monthly_day_missing'],
    [charge === 0 && day !== null, 'monthlyCharge', 'monthly_charge_missing'],
    [charge !== 0 && !isCharge(charge), 'monthlyCharge', 'monthly_charge_range'],
    [charge !== 0 && !isChargedIn(entry.address.countryId), 'monthlyCharge', 'monthly_charge_us_only'],
  ];
  const broken = rules.find(([isBroken]) => isBroken);
  return broken ? { field: broken[1], code: broken[2] } : null;
}

/** The numbers of a club and of its point of contact, each with its country. */
export type ClubNumbers = {
  countryCode: string;
  contactNumber: string;
  alternateCountryCode: string;
  mobile: string;
  pocCountryCode: string;
  pocMobile: string;
};

export type NumberLengthFault = { field: 'contactNumber' | 'mobile' | 'pocMobile'; code: 'mobile_length' };

/** Each number with the field of its dial code. */
export const clubNumbers = [
  ['contactNumber', 'countryCode'],
  ['mobile', 'alternateCountryCode'],
  ['pocMobile', 'pocCountryCode'],
] as const;

/** The first number that cannot be one of its country; one that stays as it was saved is older than the rule. */
export function findLengthFault(typed: ClubNumbers, saved: ClubNumbers | null): NumberLengthFault | null {
  const broken = clubNumbers.find(([number, code]) =>
    isOtherLength(
      { countryCode: typed[code], mobile: typed[number] },
      saved && { countryCode: saved[code], mobile: saved[number] },
    ),
  );
  return broken ? { field: broken[0], code: 'mobile_length' } : null;
}

/** Whether a club in a country can have a monthly charge. */
export function isChargedIn(countryId: string): boolean {
  return countryId === 'US';
}

/** From 0.50 to 1000, with at most two decimals. */
function isCharge(charge: number): boolean {
  return charge >= 0.5 && charge <= 1000 && hasDecimals(charge, 2);
}

function hasNoAddress({ streetAddress1, city, state, zip }: ClubAddress): boolean {
  return [streetAddress1, city, state, zip].every((text) => text.trim() === '');
}

export type AddressFault = {
  field: 'streetAddress1' | 'city' | 'state' | 'zip';
  code:
    | 'address_line_missing'
    | 'city_missing'
    | 'city_malformed'
    | 'state_missing'
    | 'state_malformed'
    | 'zip_missing'
    | 'zip_malformed';
};

const zipCode = /^[A-Za-z0-9-]*$/;

/** The first rule that an address breaks. */
export function findAddressFault({ streetAddress1, city, state, zip }: ClubAddress): AddressFault | null {
  const rules: [boolean, AddressFault['field'], AddressFault['code']][] = [
    [streetAddress1.trim() === '', 'streetAddress1', 'address_line_missing'],
    [city.trim() === '', 'city', 'city_missing'],
    [!isPlace(city), 'city', 'city_malformed'],
    [state.trim() === '', 'state', 'state_missing'],
    [!isPlace(state), 'state', 'state_malformed'],
    [zip.trim() === '', 'zip', 'zip_missing'],
    [!zipCode.test(zip), 'zip', 'zip_malformed'],
  ];
  const broken = rules.find(([isBroken]) => isBroken);
  return broken ? { field: broken[1], code: broken[2] } : null;
}
