import type { Club } from '#api/clubs.ts';
import type { ClubEdit } from './form-context.ts';
import { formOf } from './form-payload.ts';
import { blankEdit } from './form-rules.ts';

/** A club as it is read to be changed. */
export const sampleClub: Club = {
  clubId: 3,
  name: 'Crescent City Cue Club',
  clubStatusId: 1,
  countryCode: 'US,+1',
  contactNumber: '5045550190',
  alternateCountryCode: 'US,+1',
  mobile: '',
  currency: 'USD',
  platformFee: 2.5,
  transactionFee: 30,
  monthlyCharge: 49,
  monthlyChargeDay: 5,
  isAffiliated: true,
  streetAddress1: '812 Magazine Street',
  streetAddress2: 'Suite 3',
  city: 'New Orleans',
  state: 'Louisiana',
  zip: '70130',
  countryId: 'US',
  timeZone: 'America/Chicago',
  logo: null,
  user: {
    userId: 21,
    email: 'darnell@crescentcue.example',
    fullName: 'Darnell Boudreaux',
    pocCountryCode: 'US,+1',
    pocMobile: '5045550122',
    pocSlackId: null,
    roleId: 3,
    statusId: 4,
    clubId: 3,
  },
  version: '4',
};

/** A new club of which everything is filled in that has to be, on this day. */
export function filledForm(today: string): ClubEdit {
  const blank = blankEdit(today);
  return { ...blank, ...formOf(sampleClub, blank), licences: '12' };
}
