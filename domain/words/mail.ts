import { translated } from '#domain/language/translated.ts';

/** What all mails say. */
export const mailWords = translated('mail', {
  brand: 'Baulk',
  greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
  automatic: 'This message was sent automatically; nobody reads answers to it.',
  sentBy: (operator: string) => `Sent for ${operator}.`,
  byAssociation: 'the association',
  linkHint: 'If the button does not work, copy this address into your browser:',
});
