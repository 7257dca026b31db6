import { millisecondsOf } from '#domain/licences/term.ts';

/** A payload that adds a club in the United States; `more` lies over its club and its point of contact. */
export function clubPayload(
  more: { club?: object; user?: object; licence?: object; channels?: object[] } = {},
) {
  return {
    channels: more.channels ?? [],
    club: {
      name: 'Harbor City Cue Club',
      countryCode: 'US,+1',
      contactNumber: '5045550190',
      currency: 'USD',
      platformFee: 2.5,
      transactionFee: 30,
      monthlyCharge: 49.5,
      monthlyChargeDay: 5,
      isAffiliated: true,
      streetAddress1: '812 Magazine Street',
      streetAddress2: 'Suite 3',
      city: 'New Orleans',
      state: 'Louisiana',
      zip: '70130',
      countryId: 'US',
      timeZone: 'America/Chicago',
      ...more.club,
    },
    licence: {
      numberOfLicence: 12,
      startDate: millisecondsOf('2026-11-20'),
      endDate: millisecondsOf('2027-11-20'),
      ...more.licence,
    },
    user: {
      email: 'darnell@harborcue.example',
      fullName: 'Darnell Boudreaux',
      pocCountryCode: 'US,+1',
      pocMobile: '5045550122',
      pocSlackId: 'U04DBOUDRO',
      ...more.user,
    },
  };
}
