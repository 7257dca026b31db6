import type { Club, ClubChange, NewClub } from '#api/clubs.ts';
import type { ClubForm } from '#domain/clubs/form.ts';
import { typedNumber, type DecimalSign } from '#domain/numbers/typed.ts';
import { imageIdOf, keptPicture, type PictureChange } from '#domain/images/change.ts';
import { millisecondsOf } from '#domain/licences/term.ts';
import type { ClubEdit, KnownClub } from './form-context.ts';

/** What is known of a club that was read. */
export const knownOf = (club: Club): KnownClub => ({
  clubId: club.clubId,
  userId: club.user?.userId ?? null,
  isPasswordSet: club.user?.statusId !== 4,
  version: club.version,
});

const text = (value: number | null): string => (value === null ? '' : String(value));

/** The form as a club fills it in; its licences stand elsewhere. */
export function formOf(club: Club, blank: ClubForm): ClubForm {
  const { streetAddress1, streetAddress2, city, state, zip, countryId, timeZone } = club;
  return {
    ...blank,
    name: club.name,
    countryCode: club.countryCode,
    contactNumber: club.contactNumber,
    alternateCountryCode: club.alternateCountryCode,
    mobile: club.mobile,
    currency: club.currency,
    platformFee: text(club.platformFee),
    transactionFee: text(club.transactionFee),
    monthlyCharge: text(club.monthlyCharge),
    monthlyChargeDay: text(club.monthlyChargeDay),
    isAffiliated: club.isAffiliated,
    address: { streetAddress1, streetAddress2, city, state, zip, countryId, timeZone },
    ownerName: club.user?.fullName ?? '',
    email: club.user?.email ?? '',
    pocCountryCode: club.user?.pocCountryCode ?? club.countryCode,
    pocMobile: club.user?.pocMobile ?? '',
    pocSlackId: club.user?.pocSlackId ?? '',
  };
}

/** What the server is told of a new club and the channels that come with it. */
export function newClubOf(form: ClubEdit, sign: DecimalSign): NewClub {
  return {
    channels: [...form.channels],
    club: { name: form.name.trim(), ...clubOf(form, sign), ...logoOf(form.logo.change) },
    licence: {
      numberOfLicence: typedNumber(form.licences, sign) ?? 0,
      startDate: millisecondsOf(form.licenceStart),
      endDate: millisecondsOf(form.licenceEnd),
    },
    user: { email: form.email.trim(), ...userOf(form) },
  };
}

/** What the server is told of a club that is there; nothing of its logo where the form has none. */
export function changeOf(
  form: ClubForm & { logo?: ClubEdit['logo'] },
  { clubId, userId }: { clubId: number; userId: number | null },
  sign: DecimalSign,
): ClubChange {
  const user = userId === null ? {} : { user: { userId, ...userOf(form) } };
  return { club: { clubId, ...clubOf(form, sign), ...logoOf(form.logo?.change ?? keptPicture) }, ...user };
}

function logoOf(logo: PictureChange): { logoId?: string | null } {
  const logoId = imageIdOf(logo);
  return logoId === undefined ? {} : { logoId };
}

function clubOf(form: ClubForm, sign: DecimalSign): Omit<NewClub['club'], 'name'> {
  const numberOf = (text: string): number | null => typedNumber(text, sign);
  const charge = numberOf(form.monthlyCharge) ?? 0;
  return {
    countryCode: form.countryCode,
    contactNumber: form.contactNumber,
    alternateCountryCode: form.alternateCountryCode,
    mobile: form.mobile,
    currency: form.currency,
    platformFee: numberOf(form.platformFee) ?? 0,
    transactionFee: numberOf(form.transactionFee) ?? 0,
    monthlyCharge: charge === 0 ? null : charge,
    monthlyChargeDay: numberOf(form.monthlyChargeDay),
    isAffiliated: form.isAffiliated,
    ...form.address,
  };
}

function userOf(form: ClubForm): Omit<NewClub['user'], 'email'> {
  return {
    fullName: form.ownerName.trim(),
    pocCountryCode: form.pocCountryCode,
    pocMobile: form.pocMobile,
    pocSlackId: form.pocSlackId.trim(),
  };
}
