import { translated } from '#domain/language/translated.ts';

/** What mails about bookings say. */
export const bookingMailWords = translated('mail-booking', {
  kinds: {
    booked: {
      subject: (club: string) => `Your table at ${club}`,
      heading: 'Your table is booked',
      text: 'This time is kept for you:',
    },
    moved: {
      subject: (club: string) => `Your booking at ${club} was moved`,
      heading: 'Your booking was moved',
      text: 'This time is kept for you now:',
    },
    sameClock: {
      subject: (club: string) => `Your booking at ${club} keeps its clock time`,
      heading: 'Your booking keeps its clock time',
      text: 'The clocks of the club have other rules now. Your booking was moved so that it begins at the clock time that you chose:',
    },
    cancelled: {
      subject: (club: string) => `Your booking at ${club} is cancelled`,
      heading: 'Your booking is cancelled',
      text: 'This time is not kept for you any more:',
    },
    gone: {
      subject: (club: string) => `Your table at ${club} was gone`,
      heading: 'Your table was gone',
      text: 'Your bank has answered too late: somebody else has this time by now. All that you paid is given back.',
    },
    notMoved: {
      subject: (club: string) => `Your booking at ${club} was not moved`,
      heading: 'Your booking was not moved',
      text: 'Your bank has answered too late, and this time is not free any more. What you paid for it is given back, and your booking stays as it was.',
    },
    unpaid: {
      subject: (club: string) => `Your table at ${club} is not booked`,
      heading: 'The payment was declined',
      text: 'Your bank has declined the payment, and nothing was charged. This time is not booked:',
    },
    noCards: {
      subject: (club: string) => `Your table at ${club} is not booked`,
      heading: 'The payment could not be made',
      text: 'The club cannot be paid by card at the moment, so nothing was charged. This time is not booked:',
    },
    notCharged: {
      subject: (club: string) => `Your table at ${club} is not booked`,
      heading: 'The payment could not be made',
      text: 'The payment provider did not carry out the payment, and nothing was charged. This time is not booked:',
    },
    reminder: {
      subject: (club: string) => `You play soon at ${club}`,
      heading: 'You play soon',
      text: 'This time is kept for you:',
    },
  },
  time: (table: string, time: string, city: string) => `${table}: ${time}, ${city} time.`,
  before: (table: string, time: string) => `Before, it was ${table}, ${time}.`,
  lasts: (time: string, hours: string) => `${time}, for ${hours}`,
  hours: (hours: string, count: number) => (count === 1 ? `${hours} hour` : `${hours} hours`),
  atClub: (amount: string) => `You pay ${amount} at the club.`,
  paid: (amount: string) => `${amount} is paid.`,
  fee: (amount: string) => `The fee for cancelling is ${amount}.`,
  because: (reason: string) => `The club writes: ${reason}`,
  calledOff: {
    left: (club: string) => `You do not belong to ${club} any more.`,
    suspended: (club: string) => `Your account is switched off, so ${club} cannot keep it.`,
    table: (club: string) => `The table cannot be used then. ${club} is glad to find another time for you.`,
  },
  free: 'It costs you nothing: what you have paid is given back.',
  back: {
    card: (amount: string) => `${amount} goes back to the card that you paid with.`,
    credit: (amount: string) => `${amount} goes back to your credit at the club.`,
  },
  intoCalendar: 'The attached file puts it into your calendar.',
  outOfCalendar: 'The attached file takes it out of your calendar.',
  event: (club: string) => `Table at ${club}`,
  button: 'Look at my bookings',
  reason: 'You receive this message because a table is or was booked for you.',
});
