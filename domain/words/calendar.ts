import { translated } from '#domain/language/translated.ts';

/** Texts of the own bookings as a calendar. */
export const calendarWords = translated('calendar', {
  title: 'In your calendar',
  purpose:
    'A calendar program that subscribes to your secret address shows your bookings and keeps them up to date by itself.',
  name: (operator: string) => `My tables, ${operator}`,
  loading: 'Loading',
  failed: 'Could not load whether you have an address',
  make: 'Make my address',
  since: (day: string) =>
    `Your address was made on ${day}. It is not shown again; renew it if you need it once more.`,
  address: 'Your secret address',
  addressHint: 'Anyone who has it can read your bookings. It is shown only now.',
  copy: 'Copy',
  copied: 'The address is copied.',
  copyFailed: 'The browser does not let it be copied. Select the address and copy it by hand.',
  renew: 'Renew',
  end: 'Turn off',
  renewTitle: 'Renew your address?',
  renewPurpose: 'Calendars that use the old address show nothing new any more until they have the new one.',
  endTitle: 'Turn the address off?',
  endPurpose: 'Calendars that use it show nothing new any more.',
  renewNow: 'Make a new address',
  endNow: 'Turn it off',
  keep: 'Keep it',
  made: 'Your address is made.',
  ended: 'Your address is turned off.',
});
