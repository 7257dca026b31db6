import { translated } from '#domain/language/translated.ts';

/** Texts of the banner that leads to two-step sign-in, which every page of the office may show. */
export const secondFactorBannerWords = translated('second-factor-banner', {
  offered: 'Protect your account with two-step sign-in.',
  required: 'Your association asks you to set up two-step sign-in before you continue.',
  link: 'Set it up',
});
