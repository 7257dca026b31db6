import type { components } from '#contract/api.gen.ts';
import { translated } from '#domain/language/translated.ts';

export type LegalDocument = components['schemas']['LegalDocument'];

/** Texts around the legal pages. */
export const legalWords = translated('legal', {
  titles: {
    termsConditions: 'End user licence agreement',
    eulaTermsConditions: 'Licence agreement of the apps',
    privacyPolicy: 'Privacy policy',
    appPrivacyPolicy: 'Privacy policy of the apps',
  } satisfies Record<LegalDocument, string>,
  standing: (version: string, day: string): string => `Version ${version}, in force since ${day}`,
  loading: 'Reading the text',
  failed: 'The text could not be read',
  replaced: 'This text has changed while the page was open. What stands here now is the current version.',
  seen: 'Close this message',
  sample:
    'Sample text. The operator of this installation replaces it with its own before real members sign in.',
});

/** The texts that come with the product, each a sample that an operator replaces. */
export const sampleTexts: Record<LegalDocument, string> = {
  termsConditions: `## Your account
One person, one account. Keep your password and your pin to yourself; whoever signs in with them acts in your name. Tell your club at once when you think that someone else knows them.

## Results and rankings
Scores, breaks and rankings are entered by clubs, referees and players. The association may correct a result and records who changed it and when.

## What others see of you
Your name, your clubs and your results are public, because matches are. With privacy switched on in your profile, your name is masked in lists and on stream overlays.

## Payments
Fees for clubs, subscriptions and tournaments are charged by the payment provider that your club is connected to. Card numbers never reach this platform.

## Leaving
You may close your account at any time. Results of played matches stay, under your name or masked, as you choose.`,
  eulaTermsConditions: `## What you may do
You may install the apps on the phones, tablets and screens that you or your club use for matches, and use them as long as your account is open.

## What you may not do
Do not sell the apps or hand them on as your own, and do not use them to enter scores of matches that are not played.

## Updates
An app may ask you to install a newer version. An older one may stop working once the association says so.

## No more than this
The apps come as they are. The platform itself has its own [terms](/termsConditions).`,
  privacyPolicy: `## What is kept
Your name, contact, country, club memberships and results; the times at which you signed in and out; what you saved in your profile. Passwords and pins are kept as one-way hashes only.

## What stays in your browser
The session you are signed in with, your choice of light or dark, and, with Remember Me, your e-mail address. No password is ever stored there, and there are no trackers.

## Who sees it
Clubs see their own members. The association sees all clubs. Visitors see names and results of matches, masked where you asked for it.

## Your rights
Ask your club or the association for a copy, a correction or the removal of what is kept about you.`,
  appPrivacyPolicy: `## What the apps read
The apps show matches and tables of the club that they are signed in for, and send the scores that are entered in them. They read no contacts, no photos and no place.

## What stays on the device
The session of the app, and scores that have not reached the server yet. Both go when the app is removed.

## Everything else
What the platform keeps about you stands in its [privacy policy](/privacyPolicy).`,
};
