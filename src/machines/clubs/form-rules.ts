import { blankClubForm, findFormFault, type FormFault } from '#domain/clubs/form.ts';
import { keptPicture } from '#domain/images/change.ts';
import { isOneLine } from '#domain/one-line.ts';
import { channelWords } from '#domain/words/channels.ts';
import { formFaultText } from '#domain/words/club-form.ts';
import { fieldWords } from '#domain/words/fields.ts';
import type { FieldFault } from '#machines/patterns/record-context.ts';
import type { ClubEdit, ClubFormContext, FoundClub } from './form-context.ts';
import { formOf, knownOf } from './form-payload.ts';

/** The fields of the form by the names that a refusal has for them. */
const refusedFields: Readonly<Record<string, FormFault['field'] | 'channels'>> = {
  channel: 'channels',
  streamKey: 'channels',
  name: 'name',
  countryCode: 'contactNumber',
  contactNumber: 'contactNumber',
  alternateCountryCode: 'mobile',
  mobile: 'mobile',
  platformFee: 'platformFee',
  transactionFee: 'transactionFee',
  monthlyCharge: 'monthlyCharge',
  monthlyChargeDay: 'monthlyChargeDay',
  currency: 'currency',
  email: 'email',
  fullName: 'ownerName',
  pocCountryCode: 'pocMobile',
  pocMobile: 'pocMobile',
  pocSlackId: 'pocSlackId',
  numberOfLicence: 'licences',
  startDate: 'licenceStart',
  endDate: 'licenceEnd',
  streetAddress1: 'address',
  streetAddress2: 'address',
  city: 'address',
  state: 'address',
  zip: 'address',
  countryId: 'address',
  timeZone: 'address',
};

/** All that is edited of a club of which nothing is filled in. */
export const blankEdit = (today: string): ClubEdit => ({
  ...blankClubForm(today),
  channels: [],
  logo: { saved: null, change: keptPicture },
});

/** A club as an answer has it, for the editor. */
export const readClub = ({ context, event: { output } }: FoundClub) => ({
  form: {
    ...formOf(output, blankClubForm(context.today)),
    channels: [],
    logo: { saved: output.logo, change: keptPicture },
  },
  known: knownOf(output),
});

/** What the editor knows of a club. */
export const clubRules = {
  differences: (one: ClubEdit, other: ClubEdit): (keyof ClubEdit)[] =>
    (Object.keys(one) as (keyof ClubEdit)[]).filter(
      (field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]),
    ),
  together: [
    ['countryCode', 'contactNumber'],
    ['alternateCountryCode', 'mobile'],
    ['pocCountryCode', 'pocMobile'],
    ['monthlyCharge', 'monthlyChargeDay'],
    ['licenceStart', 'licenceEnd'],
  ] as const,
  lines: ['name', 'ownerName', 'pocSlackId'] as const,
  draftName: ({ clubId }: ClubFormContext): string => (clubId === null ? 'new-club' : `club-${clubId}`),
  findFault: ({ form, saved, clubId, today, sign }: ClubFormContext): FieldFault | null => {
    const { channels } = form;
    const mode = clubId === null ? 'add' : 'edit';
    const fault = findFormFault(form, { mode, today, channels: channels.length, sign, saved });
    if (fault) return { field: fault.field, text: formFaultText(fault.code) };
    const { streetAddress1, streetAddress2 } = form.address;
    if (![streetAddress1, streetAddress2].every(isOneLine) && form.address !== saved.address) {
      return { field: 'address', text: fieldWords.oneLine };
    }
    const keyless = channels.find(({ streamKey }) => streamKey === '');
    return keyless ? { field: 'channels', text: channelWords.keyNeeded(keyless.channel) } : null;
  },
  fieldOf: (field: string): string | null => refusedFields[field] ?? null,
  // Stream keys are secrets, and a picture stays with its field.
  withoutSecrets: (form: ClubEdit): ClubEdit => ({
    ...form,
    channels: form.channels.map(({ channel }) => ({ channel, streamKey: '' })),
    logo: { saved: null, change: keptPicture },
  }),
};
