import {
  clubNumbers,
  findAddressFault,
  findClubFault,
  findLengthFault,
  type ClubNumbers,
} from '#domain/clubs/fault.ts';
import { isTimeZone } from '#domain/clubs/zone.ts';
import { countryCodeOf } from '#domain/countries/country.ts';
import { countries, currencies } from '#domain/countries/all.ts';
import { problemWords } from '#domain/words/problems.ts';
import { mailableAddress } from '#server/mail/address.ts';
import { problemBody, type ProblemBody, type ProblemCode } from '#server/http/problem.ts';
import { addressOf, type GivenClub } from './record.ts';

/** What is checked beside the club itself. */
export type Around = {
  ownerName: string;
  email: string;
  pocNumber: string;
  licences: number | null | 'kept';
  channels: number;
  /** The numbers as they are sent, and as they are saved. */
  numbers: { sent: ClubNumbers; saved: ClubNumbers | null };
};

/** The names under which a payload carries what the checks look at. */
const payloadFields: Readonly<Record<string, string>> = {
  address: 'streetAddress1',
  ownerName: 'fullName',
  pocNumber: 'pocMobile',
  licences: 'numberOfLicence',
};

const countryIds = new Set(countries.map(({ countryId }) => countryId));
const dialCodes = new Set(countries.map(countryCodeOf));
const currencyCodes = new Set(currencies.map(({ currencyCode }) => currencyCode));

/** The refusal of a club that fails a check, in the order of the checks; the client makes the same ones. */
export function refusalOfClub(club: GivenClub, around: Around): ProblemBody | null {
  const fault = findClubFault({ ...club, ...around, address: addressOf(club) });
  if (fault) return refuse(fault.code, payloadFields[fault.field] ?? fault.field);
  const { sent, saved } = around.numbers;
  const unknown = clubNumbers.find(([, code]) => sent[code] !== saved?.[code] && !dialCodes.has(sent[code]));
  if (unknown) return refuse('country_unknown', unknown[1]);
  const lengthFault = findLengthFault(sent, saved);
  if (lengthFault) return refuse(lengthFault.code, lengthFault.field);
  const addressFault = findAddressFault(addressOf(club));
  if (addressFault) return refuse(addressFault.code, addressFault.field);
  if (!countryIds.has(club.countryId)) return refuse('country_unknown', 'countryId');
  if (mailableAddress(around.email) === null) return refuse('club_email_malformed', 'email');
  if (!currencyCodes.has(club.currency)) return refuse('currency_missing', 'currency');
  if (club.timeZone !== undefined && !isTimeZone(club.timeZone)) {
    return refuse('time_zone_unknown', 'timeZone');
  }
  return null;
}

function refuse(code: ProblemCode, field: string): ProblemBody {
  return problemBody(code, { [field]: problemWords[code] });
}
