import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusedAsGuessable } from '#domain/password/guessable.ts';
import {
  findNewPasswordFault,
  isGuessable,
  passwordRules,
  passwordStrength,
  specialCharacters,
} from '#domain/password/strength.ts';
import { passwordWords } from '#domain/words/password.ts';

describe('the strength of a password', () => {
  it.each([
    ['Baulk#2026', 'strong'],
    ['aA1!aA1!', 'strong'],
    ['aA1!aA1', 'medium'],
    ['Baulk2026', 'medium'],
    ['baulk2026', 'medium'],
    ['Baulk#table', 'medium'],
    ['BAULK2026', 'medium'],
    ['BAULKTABLE', 'weak'],
    ['baulk', 'weak'],
    ['123456789', 'weak'],
    ['aA1!', 'weak'],
    ['', 'weak'],
    ['Baulk_2026', 'medium'],
    ['Baulk#2026ñ🎱', 'strong'],
  ])('A-5.17, A-5.20, A-5.21 of %j is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it.each(specialCharacters)('A-5.18 %s counts as special', (sign) => {
    expect(passwordStrength(`Baulk2026${sign}`)).toBe('strong');
    expect(passwordWords.special).toContain(sign);
  });

  it('C-9.24 is told by the words Weak, Medium and Strong', () => {
    expect(passwordWords.strengths).toEqual({ weak: 'Weak', medium: 'Medium', strong: 'Strong' });
  });

  it('is strong exactly when every listed rule is met', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (password) => {
        const met = Object.values(passwordRules(password)).every(Boolean);
        expect(passwordStrength(password) === 'strong').toBe(met);
      }),
    );
  });

  it('counts characters as people do, whatever they are made of', () => {
    expect(passwordRules('aA1!🎱🎱🎱').length).toBe(false);
    expect(passwordRules('aA1!🎱🎱🎱🎱').length).toBe(true);
  });

  it('has room for 128 characters and no more', () => {
    expect(passwordStrength(`aA1!${'x'.repeat(124)}`)).toBe('strong');
    expect(passwordStrength(`aA1!${'x'.repeat(125)}`)).not.toBe('strong');
  });
});

describe('a new password', () => {
  it('is refused for its strength before its repetition is looked at', () => {
    expect(findNewPasswordFault({ password: 'baulk', confirmPassword: 'x' })).toEqual({
      field: 'password',
      code: 'password_weak',
    });
  });

  it('is refused when the repetition differs', () => {
    expect(findNewPasswordFault({ password: 'Baulk#2026', confirmPassword: 'Baulk#2027' })?.field).toBe(
      'confirmPassword',
    );
  });

  it.each(['Password1!', 'P@ssw0rd!', 'Qwerty123!', 'Welcome#1', 'Snooker#2026', 'Baulk#2026'])(
    'L8 %s is advised against',
    (password) => expect(isGuessable(password)).toBe(true),
  );

  it('is advised against when it is the name of its owner', () => {
    expect(isGuessable('Valentina#1', ['Valentina'])).toBe(true);
    expect(isGuessable('Valentina#1', ['Rosa', ''])).toBe(false);
  });

  it('S9 is refused when it is common, has a very common word within signs, or a name or address of its owner', () => {
    const ranks: Record<string, number> = { password1: 228, qwerty123: 271, dragon: 9, corner: 9042 };
    const owner = { email: 'rosa.luz@club.example', names: ['Ana María', null, "O'Neill"] };
    const isRefused = (password: string): boolean =>
      isRefusedAsGuessable(password, owner, (word) => ranks[word] ?? Infinity);
    for (const password of ['Password1!', 'Qwerty123!', 'Dr4g0n#2026']) {
      expect([password, isRefused(password)]).toEqual([password, true]);
    }
    for (const password of [
      'Rosa.Luz@club.example1',
      'xX9!rosa.luz',
      'Maria#1961',
      'M4ría#1961',
      'ONeill#1neill',
    ]) {
      expect([password, isRefused(password)]).toEqual([password, true]);
    }
    for (const password of ['Corner#2026', 'kT9#velvet-Rail', 'Ana#7-Xq1zz']) {
      expect([password, isRefused(password)]).toEqual([password, false]);
    }
  });

  it('is left in peace when nobody would try it first', () => {
    expect(isGuessable('kT9#velvet-Rail')).toBe(false);
  });
});
