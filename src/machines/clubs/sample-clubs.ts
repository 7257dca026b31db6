import type { ClubRow } from './list.ts';

/** A club whose licences end soon, as an answer has it. */
export const activeClub: ClubRow = {
  clubId: 3,
  name: 'Cue Club Monterrey',
  clubStatusId: 1,
  logo: null,
  city: 'Monterrey',
  countryId: 'MX',
  currency: 'MXN',
  platformFee: 2.5,
  isAffiliated: true,
  user: {
    userId: 20,
    email: 'lucia@cueclubmty.example',
    fullName: 'Lucía Garza Treviño',
    pocCountryCode: 'MX,+52',
    pocMobile: '8185550114',
    pocSlackId: null,
    roleId: 3,
    statusId: 4,
    clubId: 3,
  },
  licenceStatusId: 9,
  licenceStart: Date.UTC(2025, 11, 9),
  licenceEnd: Date.UTC(2026, 11, 9),
  licenceCount: 18,
  channelCount: 0,
  memberCount: 41,
  version: '1',
};

/** An inactive club without a licence or a point of contact. */
export const inactiveClub: ClubRow = {
  ...activeClub,
  clubId: 13,
  name: 'Liga Carambola Medellín',
  clubStatusId: 2,
  city: 'Medellín',
  countryId: 'CO',
  currency: 'COP',
  user: null,
  licenceStatusId: null,
  licenceStart: null,
  licenceEnd: null,
  licenceCount: 0,
  memberCount: 1,
};
