import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeTyped, findProofFault, isCode, countdownText, secondsLeft } from '#domain/verification/code.ts';
import { problemWords } from '#domain/words/problems.ts';

describe('a code', () => {
  it.each([
    ['482 715', '482715'],
    ['Your code is 482715.', '482715'],
    ['0482715', '482715'],
    ['4827159', '482715'],
    ['٤٨٢٧١٥', '482715'],
    ['abc', ''],
  ])('A-5.28 to A-5.30 is made of %j as %j', (typed, kept) => expect(codeTyped(typed)).toBe(kept));

  it('whatever is typed, has digits only, no leading zero and at most six places', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(codeTyped(text)).toMatch(/^([1-9][0-9]{0,5})?$/);
      }),
    );
  });

  it('is whole with its sixth digit', () => {
    expect(isCode('482715')).toBe(true);
    expect(['48271', '4827150', '082715', '48271a'].filter(isCode)).toEqual([]);
  });
});

describe('a form that is complete but for the proof of its address', () => {
  it.each([
    ['A-5.15', 'unverified', 'email', 'Please verify your email address.'],
    ['A-5.16', 'codeSent', 'code', 'Please enter a valid otp.'],
  ] as const)('%s %s is told at the %s field: %s', (_id, stage, field, message) => {
    const fault = findProofFault(stage);
    expect(fault?.field).toBe(field);
    expect(fault && problemWords[fault.code]).toBe(message);
  });

  it('is free to go when the address is verified', () => expect(findProofFault('verified')).toBeNull());
});

describe('the time that is left', () => {
  it('A-5.32 reads mm:ss', () => {
    expect([300, 252, 60, 9, 0].map(countdownText)).toEqual(['05:00', '04:12', '01:00', '00:09', '00:00']);
  });

  it('reads h:mm:ss where an account rests for hours', () => {
    expect([3_599, 3_600, 10_800].map(countdownText)).toEqual(['59:59', '1:00:00', '3:00:00']);
  });

  it('is never below nothing and never more than a second too much', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 40 }),
        fc.integer({ min: 0, max: 2 ** 40 }),
        (until, now) => {
          const left = secondsLeft(until, now);
          expect(left).toBeGreaterThanOrEqual(0);
          if (until > now) expect(left * 1_000 - (until - now)).toBeLessThan(1_000);
          else expect(left).toBe(0);
        },
      ),
    );
  });
});
