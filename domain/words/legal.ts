import type { components } from '#contract/api.gen.ts';
import { translated } from '#domain/language/translated.ts';

export type LegalDocument = components['schemas']['LegalDocument'];

/** Texts around the legal pages. */
export const legalWords = translated('legal', {
  titles: {
    termsConditions: 'Terms & Conditions',
    eulaTermsConditions: 'End User Licence Agreement',
    privacyPolicy: 'Privacy Policy',
    appPrivacyPolicy: 'App Privacy Policy',
  } satisfies Record<LegalDocument, string>,
  standing: (title: string, version: string, day: string): string =>
    `${title}. Version ${version}, in force since ${day}`,
  loading: 'Reading the text',
  failed: 'The text could not be read',
  replaced: 'This text has changed while the page was open. What stands here now is the current version.',
  seen: 'Close this message',
  sample:
    'Sample text. The operator of this installation replaces it with its own before real members sign in.',
});
