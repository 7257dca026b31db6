import { translated } from '#domain/language/translated.ts';

/** Texts of the terms page around the text itself. */
export const termsWords = translated('terms', {
  title: 'End user licence agreement',
  pendingTitle: 'Please accept the terms to continue.',
  pending: 'You are signed in as far as this page. Declining signs you out, and nothing is changed.',
  accept: 'Accept',
  decline: 'Decline',
});
