import { translated } from '#domain/language/translated.ts';

/** What the payment provider still asks for, by its names. */
const due: Readonly<Record<string, string>> = {
  'business_profile.url': 'The web address of the club',
  'business_profile.mcc': 'What the club does',
  'company.tax_id': 'The club’s tax number',
  external_account: 'The bank account for payouts',
  'individual.verification.document': 'An identity document of the owner',
  'individual.verification.additional_document': 'A second document of the owner',
  'individual.dob.day': 'The owner’s date of birth',
  'individual.address.line1': 'The owner’s address',
  'tos_acceptance.date': 'The agreement with Stripe',
};

/** What is read of a club’s account with the payment provider; the texts of document 001, section 8, are to the letter. */
export const onboardingWords = translated('onboarding', {
  offboarded: 'Stripe account deleted successfully!',
  title: 'Stripe Onboard',
  detail: 'Card payments from your members go straight to your club’s own Stripe account.',
  status: 'Payment account',
  syncing: 'Syncing',
  statusFailed: 'Failed to fetch Stripe status',
  noPayload: 'No payload received',
  offboardFailed: 'Failed to delete Stripe account.',
  /** The first of the payments that are under way, and how many more there are. */
  stillPending: (refs: string, more: number) =>
    more === 0
      ? `Payments of this club are still pending, so it cannot be taken off yet: ${refs}.`
      : `Payments of this club are still pending, so it cannot be taken off yet: ${refs} and ${more} more.`,
  seePending: 'See the payments',
  linkFailed: 'Stripe could not be opened',
  nothingChanged: 'Nothing about your account has changed.',
  connect: 'Continue to Stripe',
  check: 'Check status again',
  retry: 'Try again',
  offboard: 'Off-board',
  leaving: 'Stripe opens in a moment.',
  faces: {
    syncing: {
      title: 'Syncing with Stripe',
      text: 'Asking Stripe about this account. It takes a few seconds.',
    },
    notConnected: {
      title: 'Not connected yet',
      text: 'Until it is connected, members can book tables and enter tournaments but cannot pay by card.',
    },
    incomplete: {
      title: 'Not finished yet',
      text: 'Stripe has part of what it needs. Continue where you left off; what you entered is kept there.',
    },
    settling: {
      title: 'Stripe is checking your details',
      text: 'You have handed everything in. This page looks again by itself.',
    },
    pendingVerification: {
      title: 'Stripe is checking your details',
      text: 'Nothing is left for you to do. It is usually done the same day; come back and check again.',
    },
    restricted: {
      title: 'Stripe needs something more',
      text: 'Card payments are off until Stripe has the details listed here.',
    },
    paused: {
      title: 'Stripe has paused card payments',
      text: 'Stripe names nothing that is missing. Continue there to see why, or write to the association.',
    },
    rejected: {
      title: 'Stripe does not take this club',
      text: 'Please write to the association; it can ask Stripe for the reason.',
    },
    connected: {
      title: 'Connected',
      text: 'Members can pay by card, and the money goes to your bank account.',
    },
    due: {
      title: 'Connected, and Stripe asks for something',
      text: 'Card payments continue. Provide the details listed here, so that they are not switched off.',
    },
    failed: { title: 'Failed to fetch Stripe status', text: 'Nothing about your account has changed.' },
    off: {
      title: 'Payments are switched off here',
      text: 'This installation has no payment provider. The association can set one up.',
    },
  },
  steps: {
    label: 'Steps',
    done: 'Done',
    current: 'Now',
    club: 'Club details',
    connect: 'Connect with Stripe',
    connectText: 'You leave Baulk for about five minutes and come back here',
    check: 'Stripe checks your details',
    checkText: 'Usually the same day; we show the result on this page',
  },
  dueTitle: 'Stripe asks for',
  dueUntil: (day: string) => `by ${day}`,
  due,
  facts: { charges: 'Card payments', payouts: 'Payouts', on: 'On', off: 'Off' },
  ready: 'Have these ready',
  readyList: ['The club’s tax number', 'An identity document of the owner', 'The bank account for payouts'],
  fees: 'Your fees',
  platformFee: 'Platform fee',
  transactionFee: 'Transaction fee',
  monthlyCharge: 'Monthly charge',
  cents: (value: number) => `${value}¢`,
  none: 'None',
  confirmTitle: 'Off-board this Stripe account?',
  confirmPurpose:
    'Card payments stop at once. Past transactions stay in My Transactions. You can connect again later.',
  confirm: 'Off-board now',
  keep: 'Keep connected',
  close: 'Close',
});
