import type { components } from '#contract/api.gen.ts';
import { translated } from '#domain/language/translated.ts';

export type LegalDocument = components['schemas']['LegalDocument'];

/** Texts around the legal pages. */
export const legalWords = translated('legal', {
  /** What a text calls itself unless its operator has named it. */
  titles: {
    termsConditions: 'End user licence agreement',
    eulaTermsConditions: 'Licence agreement of the apps',
    privacyPolicy: 'Privacy policy',
    appPrivacyPolicy: 'Privacy policy of the apps',
  } satisfies Record<LegalDocument, string>,
  /** What its page is called, as every link to it says. */
  pages: {
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
