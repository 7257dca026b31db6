import { translated } from '#domain/language/translated.ts';

/** Texts of the mails, by template. */
export const mailWords = translated('mail', {
  brand: 'Baulk',
  greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
  automatic: 'This message was sent automatically; nobody reads answers to it.',
  sentBy: (operator: string) => `Sent for ${operator}.`,
  byAssociation: 'the association',
  linkHint: 'If the button does not work, copy this address into your browser:',
  emailCode: {
    // Mail servers log subjects, so the code stands in the text alone.
    subject: 'Your Baulk code',
    preview: (code: string, minutes: number) => `${code}, good for ${minutes} minutes.`,
    heading: 'Verify your email address',
    text: 'Type this code into the registration form:',
    note: (minutes: number) =>
      `The code is good for ${minutes} minutes and for one registration. A newer code takes its place.`,
    reason:
      'Somebody entered this address in a registration form. If that was not you, ignore this message: without the code, nothing happens.',
  },
  accountExists: {
    subject: 'You already have a Baulk account',
    preview: 'Sign in, or choose a new password.',
    heading: 'You already have an account',
    text: 'Somebody, probably you, wants to register with this address. It has an account already, so there is no need to register again.',
    button: 'Login',
    note: 'If you do not know your password any more, choose Forgot your password there.',
    reason:
      'Somebody entered this address in a registration form. If that was not you, ignore this message: your account stays as it is.',
  },
  welcome: {
    subject: 'Welcome to Baulk',
    preview: 'Your account is ready.',
    heading: 'Welcome to the table',
    text: 'Your account is ready. You can sign in with this address and the password that you have chosen.',
    clubs:
      'The clubs that you have chosen are asked to take you in. You are a member as soon as they have answered.',
    button: 'Login',
    reason: 'You receive this message because you have registered with this address.',
  },
  passwordReset: {
    subject: 'Set a new password for Baulk',
    preview: (minutes: number) => `The link is good for ${minutes} minutes.`,
    heading: 'Set a new password',
    text: 'Somebody, probably you, has forgotten the password of this account. Choose a new one here:',
    button: 'Set a new password',
    note: (minutes: number) =>
      `The link works once and for ${minutes} minutes. After that, ask for a new one with Forgot your password.`,
    reason:
      'If you did not ask for this, ignore this message: your password stays as it is, and nobody else can use the link.',
  },
  invitation: {
    subject: 'Your Baulk account is waiting for you',
    preview: (hours: number) => `Set a password within ${hours} hours.`,
    heading: 'Set your password',
    text: 'Your account is ready. Choose a password:',
    button: 'Set my password',
    note: (hours: number) =>
      `The link works once and for ${hours} hours. After that, ask for a new one with Forgot your password.`,
    reason: 'An administrator entered this address. If you do not expect an account, ignore this message.',
  },
  activation: {
    subject: 'Activate your Baulk account',
    preview: (hours: number) => `Set a password within ${hours} hours.`,
    heading: 'Activate your account',
    text: 'You were added as a player. Choose a password and accept the terms, and the account is yours:',
    button: 'Activate my account',
    note: (hours: number) =>
      `The link works once and for ${hours} hours. After that, ask for a new one with Forgot your password.`,
    reason: 'An administrator entered this address. If you do not play here, ignore this message.',
  },
  association: {
    subject: 'A club would like you to join',
    preview: (hours: number) => `Join within ${hours} hours.`,
    heading: 'Join your clubs',
    text: (clubs: readonly string[]) =>
      `An administrator proposes that you become a member of: ${clubs.join(', ')}. If you agree, you are one at once:`,
    button: 'Look at it',
    note: (hours: number) =>
      `The link works once and for ${hours} hours. After that, you can ask the club yourself in your profile.`,
    reason:
      'An administrator entered this address. If you do not want to join, decline there or ignore this message.',
  },
  passwordChanged: {
    subject: 'Your Baulk password was changed',
    preview: 'Everybody who was signed in has been signed out.',
    heading: 'Your password was changed',
    text: 'The password of your account was changed just now. All other places where you were signed in have been signed out.',
    button: 'I did not do this',
    note: 'If it was not you, set a new password at once.',
    reason: 'You receive this message because the account belongs to this address.',
  },
  accountChanged: {
    subject: 'Your Baulk account was changed',
    preview: 'Please look whether this is right.',
    heading: 'Your account was changed',
    own: 'This was changed in your account just now:',
    by: (who: string) => `This was changed in your account just now by ${who}:`,
    changes: {
      name: 'the name',
      phone: 'the phone number',
      pin: 'the PIN',
      maintenancePin: 'the maintenance PIN',
      referee: 'whether you are a referee',
      role: 'the role; you have been signed out everywhere',
      status: 'whether the account can be used',
      clubs: 'the clubs to which you belong',
      social: 'an account of another provider, which signs you in from now on',
      secondFactorOn: 'two-step sign-in, which is on now',
      secondFactorOff: 'two-step sign-in, which is off now',
      recoveryCodes: 'the recovery codes; the earlier ones do not count any more',
      erased: 'your personal data, which is erased; the account is closed',
      recoveryCodeUsed: 'a recovery code, which was used to sign in',
    },
    button: 'Look at my profile',
    note: 'If you did not expect this, write to your club or to the association, and set a new password.',
    reason: 'You receive this message because the account belongs to this address.',
  },
  newDevice: {
    subject: 'A new sign-in to your Baulk account',
    preview: 'Was it you?',
    unknown: 'one that does not tell its name',
    heading: 'A new sign-in',
    text: (device: string) =>
      `Somebody has signed in to your account with a browser or device that was not used for it before: ${device}.`,
    button: 'Look at where I am signed in',
    note: 'If it was not you, end that session there and set a new password at once.',
    reason: 'You receive this message because the account belongs to this address.',
  },
  chargeDeclined: {
    subject: 'A monthly charge was declined',
    preview: 'Please look at the card that your club pays with.',
    heading: 'The charge was declined',
    text: (amount: string, club: string) =>
      `The monthly charge of ${amount} for ${club} was declined by the bank.`,
    unmade: { preview: 'Nothing was charged.', heading: 'The charge could not be made' },
    because: {
      club: (amount: string, club: string) =>
        `The monthly charge of ${amount} for ${club} could not be made by card.`,
      card: (amount: string, club: string) =>
        `There was no card to pay the monthly charge of ${amount} for ${club} with.`,
      provider: (amount: string, club: string) =>
        `The payment provider did not carry out the monthly charge of ${amount} for ${club}.`,
    },
    again: (day: string) =>
      `It is tried again on ${day}, by the card that is your default then. If the card is the reason, save another one and make it the default.`,
    last: 'It is not tried again by itself. Please save another card, and write to the association about this charge.',
    button: 'Look at my cards',
    reason: 'You receive this message because your card pays for this club.',
  },
  renewalDeclined: {
    subject: 'Your subscription could not be renewed',
    preview: 'Please look at the card that you pay with.',
    heading: 'The payment was declined',
    text: (amount: string, club: string) =>
      `The payment of ${amount} for your subscription at ${club} was declined by the bank.`,
    unmade: { preview: 'Nothing was charged.', heading: 'The payment could not be made' },
    because: {
      club: (amount: string, club: string) =>
        `${club} cannot be paid by card at the moment, so the payment of ${amount} for your subscription was not made. Nothing is wrong with your card.`,
      card: (amount: string, club: string) =>
        `There was no card to pay ${amount} for your subscription at ${club} with.`,
      provider: (amount: string, club: string) =>
        `The payment provider did not carry out the payment of ${amount} for your subscription at ${club}.`,
    },
    again: (day: string) =>
      `It is tried again on ${day}, by the card that is your default then. If the card is the reason, save another one and make it the default.`,
    last: 'It is not tried again, so the subscription has ended. You can take it up again at any time.',
    button: 'Look at my cards',
    reason: 'You receive this message because you have taken up a subscription of this club.',
  },
  topUp: {
    kinds: {
      credited: {
        subject: (club: string) => `Your credit at ${club}`,
        heading: 'Your credit has arrived',
        text: (amount: string, club: string) => `You have bought ${amount} of credit at ${club}.`,
      },
      declined: {
        subject: (club: string) => `No credit was bought at ${club}`,
        heading: 'The payment was declined',
        text: (amount: string, club: string) =>
          `The payment of ${amount} for credit at ${club} was declined by the bank. Nothing was charged.`,
      },
      noCards: {
        subject: (club: string) => `No credit was bought at ${club}`,
        heading: 'The payment could not be made',
        text: (amount: string, club: string) =>
          `${club} cannot be paid by card at the moment, so nothing was charged of the ${amount} for credit.`,
      },
      notCharged: {
        subject: (club: string) => `No credit was bought at ${club}`,
        heading: 'The payment could not be made',
        text: (amount: string, club: string) =>
          `The payment provider did not carry out the payment of ${amount} for credit at ${club}. Nothing was charged.`,
      },
      takenBack: {
        subject: (club: string) => `Your credit at ${club}`,
        heading: 'Your payment was given back',
        text: (amount: string, club: string) =>
          `Your payment for credit at ${club} has gone back to your card. ${amount} of credit are taken back for it.`,
      },
    },
    preview: 'Look at your credit for more.',
    balance: (amount: string) => `You have ${amount} to spend there now.`,
    button: 'Look at my credit',
    reason: 'You receive this message because you have bought credit of this club by card.',
  },
  matchCalled: {
    subject: (match: string) => `Your match is called: ${match}`,
    preview: 'Please come to the table.',
    heading: 'Your match is called',
    text: (match: string) => `${match} is about to begin. Please come to the table.`,
    table: (table: string) => `You play at table ${table}.`,
    button: 'Look at the match',
    whole: 'When and where I play',
    reason: 'You receive this message because you play this match.',
  },
  matchesPlanned: {
    subject: (about: string) => `When you play: ${about}`,
    preview: 'Your matches have their times.',
    heading: 'When you play',
    text: (about: string) => `These are your times in ${about}.`,
    match: (match: string, time: string, city: string) => `${match}: ${time}, ${city} time.`,
    opponent: (opponent: string) => `You play against ${opponent}.`,
    button: 'When and where I play',
    reason: 'You receive this message because you play these matches.',
  },
  booking: {
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
  },
  tournamentDraw: {
    subject: (tournament: string, number: number) =>
      number === 1 ? `The draw of ${tournament}` : `The new draw of ${tournament}`,
    preview: 'See whom you meet first.',
    heading: (number: number) => (number === 1 ? 'The draw is made' : 'The draw was made again'),
    text: (tournament: string) => `${tournament} is drawn.`,
    first: (match: string, opponent: string) => `You meet ${opponent} first: ${match}.`,
    unknown: (match: string) => `You play first in ${match}; your opponent is not known yet.`,
    button: 'Look at the draw',
    reason: 'You receive this message because you play in this tournament.',
  },
  tournamentEntry: {
    kinds: {
      requested: {
        subject: (tournament: string) => `Your entry for ${tournament}`,
        heading: 'The organisers will answer',
        text: (tournament: string) =>
          `You have asked to play ${tournament}. You will hear from us as soon as the organisers have decided.`,
      },
      waiting: {
        subject: (tournament: string) => `Waiting list of ${tournament}`,
        heading: 'You are on the waiting list',
        text: (tournament: string) =>
          `Every place of ${tournament} is taken. If one comes free before the draw and it is your turn, you will have it, and we will tell you.`,
      },
      confirmed: {
        subject: (tournament: string) => `You play ${tournament}`,
        heading: 'You have a place',
        text: (tournament: string) => `You have a place in ${tournament}.`,
      },
      movedUp: {
        subject: (tournament: string) => `A place for you in ${tournament}`,
        heading: 'A place came free',
        text: (tournament: string) =>
          `A place of ${tournament} came free, and it is yours. If you cannot play, please withdraw, so that the next one can.`,
      },
      refused: {
        subject: (tournament: string) => `Your entry for ${tournament}`,
        heading: 'Your entry was not accepted',
        text: (tournament: string) => `The organisers have not accepted your entry for ${tournament}.`,
      },
      withdrawn: {
        subject: (tournament: string) => `You are withdrawn from ${tournament}`,
        heading: 'You are withdrawn',
        text: (tournament: string) => `The organisers have taken you out of ${tournament}.`,
      },
      disqualified: {
        subject: (tournament: string) => `You are out of ${tournament}`,
        heading: 'You are disqualified',
        text: (tournament: string) => `The organisers have disqualified you from ${tournament}.`,
      },
      cancelled: {
        subject: (tournament: string) => `${tournament} is cancelled`,
        heading: 'The tournament is cancelled',
        text: (tournament: string) => `${tournament} does not take place.`,
      },
    },
    preview: 'Look at the tournament for more.',
    begins: (day: string) => `It begins on ${day}.`,
    because: (reason: string) => `The organisers write: ${reason}`,
    button: 'Look at the tournament',
    reason: 'You receive this message because you are entered in this tournament.',
  },
});
