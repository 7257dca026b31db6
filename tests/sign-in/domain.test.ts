import { describe, expect, it } from 'vitest';
import { canonicalEmail, isEmail } from '#domain/email.ts';
import { findSignInFault } from '#domain/sign-in/form.ts';
import { signInWords } from '#domain/words/sign-in.ts';

const typed = { email: 'player@baulk.example', password: 'Baulk#2026', shouldRemember: false };

describe('what is typed into the sign-in form', () => {
  it.each([
    ['A-5.02', { ...typed, email: '' }, 'email', 'Please enter email address'],
    ['A-5.02', { ...typed, email: '   ' }, 'email', 'Please enter email address'],
    ['A-5.01', { ...typed, email: 'player' }, 'email', 'Please enter valid email address.'],
    ['A-5.01', { ...typed, email: 'player@club' }, 'email', 'Please enter valid email address.'],
    ['A-5.03', { ...typed, password: '' }, 'password', 'Please enter password'],
  ])('%s names the first thing to mend: %j', (_id, credentials, field, message) => {
    const fault = findSignInFault(credentials);
    expect(fault?.field).toBe(field);
    expect(fault && signInWords[fault.code]).toBe(message);
  });

  it('speaks of the e-mail before the password', () => {
    expect(findSignInFault({ ...typed, email: '', password: '' })?.field).toBe('email');
  });

  it('is fine when both are there', () => {
    expect(findSignInFault(typed)).toBeNull();
  });
});

describe('an e-mail address', () => {
  it.each([
    'josé@club.example',
    'a.b+tag@sub.club.example',
    `${'x'.repeat(256)}@club.example`,
    'a@müller.example',
  ])('C-5.53 may read %s', (email) => expect(isEmail(email)).toBe(true));

  it.each([
    `${'x'.repeat(257)}@club.example`,
    'a b@club.example',
    'a@@club.example',
    '.a@club.example',
    'a..b@club.example',
    'a.@club.example',
    'a@-club.example',
    'a@club-.example',
    'a@club.example\r\nBcc: b@club.example',
    'a@club.example, b@club.example',
  ])('C-5.53 may not read %j', (email) => expect(isEmail(email)).toBe(false));

  it('is one address in every spelling', () => {
    const spellings = [' Player@Baulk.Example ', 'PLAYER@BAULK.EXAMPLE', 'ｐlayer@baulk.example'];
    expect(new Set(spellings.map(canonicalEmail))).toEqual(new Set(['player@baulk.example']));
  });

  it('keeps an international domain in its ASCII form', () => {
    expect(canonicalEmail('a@Müller.example')).toBe('a@xn--mller-kva.example');
  });
});
