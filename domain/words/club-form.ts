import { differenceWords } from './differences.ts';
import type { ClubForm, FormFault } from '#domain/clubs/form.ts';
import { licenceWords } from './licences.ts';
import { problemWords } from './problems.ts';
import { translated } from '#domain/language/translated.ts';

const fields: Record<Exclude<keyof ClubForm, 'address'>, string> = {
  name: 'Club name',
  countryCode: 'Country code of the contact number',
  contactNumber: 'Contact number',
  alternateCountryCode: 'Country code of the alternate number',
  mobile: 'Alternate number',
  currency: 'Currency',
  platformFee: 'Platform fee',
  transactionFee: 'Transaction fee',
  monthlyCharge: 'Monthly charge',
  monthlyChargeDay: 'Monthly charge day',
  isAffiliated: 'Affiliated club',
  ownerName: 'Owner name',
  email: 'Email',
  pocCountryCode: 'Country code of the phone',
  pocMobile: 'Phone',
  pocSlackId: 'Slack id',
  licences: 'Number of licences',
  licenceStart: 'Start date',
  licenceEnd: 'Expiry date',
};

/** Texts of the form of a club. */
export const clubFormWords = translated('club-form', {
  addTitle: 'Add new Club',
  editTitle: 'Update Club',
  sections: {
    organization: 'Organization Information',
    fees: 'Fees and charges',
    contact: 'Point of Contact',
    licences: 'License Management',
    channels: 'Twitch Channel List',
  },
  fields,
  optional: 'optional',
  percent: '%',
  cents: 'cents',
  chooseDay: 'Choose a day, 1 to 28',
  chooseCurrency: 'Choose a currency',
  licencesHint: 'Whole licences, from 1 to 999.',
  usOnly: 'US clubs only. From 0.50 to 1000.',
  nameHint: 'The name cannot change after the club is created.',
  emailHint: 'The person signs in with this address; it stays as it is.',
  newEmailHint: 'A mail with a link to set the password goes to this address.',
  passwordNotSet: 'Password Not Set',
  logo: 'Logo',
  address: 'Address',
  editAddress: 'Edit the address',
  noAddress: 'No address yet',
  addressTitle: 'Address of the club',
  addressFields: {
    streetAddress1: 'Street line 1',
    streetAddress2: 'Street line 2',
    city: 'City',
    state: 'State, province or county',
    zip: 'ZIP or postal code',
    countryId: 'Country',
    timeZone: 'Time zone',
  },
  keepAddress: 'Use this address',
  back: 'Back',
  save: 'Save',
  update: 'Update',
  loading: 'Reading the club',
  failed: 'The club could not be read.',
  savedTitle: 'Saved',
  done: 'OK, Thanks!',
  leaveTitle: 'Leave without saving?',
  leavePurpose: 'What you changed here is lost.',
  leave: 'Leave',
  stay: 'Keep editing',
  cancel: 'Cancel',
  close: 'Close',
  ...differenceWords,
  differTitle: 'Someone else has changed this club',
  nothing: 'Nothing',
  yes: 'Yes',
  no: 'No',
});

/** What is said of a number that is none, or none that is taken. */
const numberFaults = {
  number_malformed: 'Enter a number, such as 2.5, without a currency sign.',
  transaction_fee_range: 'The transaction fee is a whole number of cents, from 0 to 100.',
};

/** What a fault of the form says. */
export function formFaultText(code: FormFault['code']): string {
  if (code in numberFaults) return numberFaults[code as keyof typeof numberFaults];
  return code in licenceWords.faults
    ? licenceWords.faults[code as keyof typeof licenceWords.faults]
    : problemWords[code as keyof typeof problemWords];
}
