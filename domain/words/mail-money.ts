import { translated } from '#domain/language/translated.ts';

/** What mails about payments say. */
export const moneyMailWords = translated('mail-money', {
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
});
