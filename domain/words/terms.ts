/** Texts of the terms page; the legal text is a sample that an operator replaces. */
export const termsWords = {
  title: 'End user licence agreement',
  version: 'Version',
  sample:
    'Sample text. The operator of this installation replaces it with its own before real members sign in.',
  pendingTitle: 'Please accept the terms to go on.',
  pending: 'You are signed in as far as this page. Declining signs you out, and nothing is changed.',
  accept: 'Accept',
  decline: 'Decline',
  sections: [
    {
      title: 'Your account',
      text: 'One person, one account. Keep your password and your pin to yourself; whoever signs in with them acts in your name. Tell your club at once when you think that someone else knows them.',
    },
    {
      title: 'Results and rankings',
      text: 'Scores, breaks and rankings are entered by clubs, referees and players. The association may correct a result and records who changed it and when.',
    },
    {
      title: 'What others see of you',
      text: 'Your name, your clubs and your results are public, because matches are. With privacy switched on in your profile, your name is masked in lists and on stream overlays.',
    },
    {
      title: 'Payments',
      text: 'Fees for clubs, subscriptions and tournaments are charged by the payment provider that your club is connected to. Card numbers never reach this platform.',
    },
    {
      title: 'Leaving',
      text: 'You may close your account at any time. Results of played matches stay, under your name or masked, as you choose.',
    },
  ],
} as const;
