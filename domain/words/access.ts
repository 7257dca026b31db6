import { translated } from '#domain/language/translated.ts';

/** What the server says when a proof of a person, a password or a registration was taken. */
export const accessWords = translated('access', {
  codeSent: 'A code is on its way to this address, if it can be registered. Please check your inbox.',
  codeVerified: 'Your email is verified.',
  registered: 'Player registered successfully.',
  linkSent:
    'If this address has an account, a link to set a password is on its way. Please check your inbox.',
  passwordSet: 'Your password is set. Please login with it.',
  activated: 'Your account is active. Please login with your password.',
});
