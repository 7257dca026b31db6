import { describe, expect, it } from 'vitest';
import { answerFor, done, nobody, runSession } from './run.ts';

describe('the wanted address', () => {
  const wish = { type: 'address.refused', address: '/profile/change-password' } as const;

  it('A-2.79 is where the next sign-in leads', () => {
    const run = runSession();
    run.send(wish);
    run.signIn(answerFor(5));
    expect(run.wentTo()).toBe('/profile/change-password');
  });

  it('counts for one sign-in alone', () => {
    const run = runSession();
    run.send(wish);
    run.signIn(answerFor(5));
    run.send({ type: 'sign.out' });
    run.answer('signOut', done);
    run.signIn(answerFor(5));
    expect(run.wentTo()).toBe('/match');
  });

  it('is kept while a sign-in is under way and after one that failed', () => {
    const run = runSession();
    run.send({ type: 'sign.in.started' });
    run.send(wish);
    run.send({ type: 'sign.in.failed' });
    run.signIn(answerFor(5));
    expect(run.wentTo()).toBe('/profile/change-password');
  });

  it('that the role may not see gives way to the landing page', () => {
    const run = runSession();
    run.send({ type: 'address.refused', address: '/club-management' });
    run.signIn(answerFor(5));
    expect(run.wentTo()).toBe('/match');
  });

  it('waits for the terms to be accepted', () => {
    const run = runSession();
    run.send(wish);
    run.signIn(answerFor(5, { eulaNotAccepted: true }));
    run.send({ type: 'terms.accepted', answer: answerFor(5) });
    expect(run.wentTo()).toBe('/profile/change-password');
  });

  it.each(['tab.signed.out', 'terms.declined'] as const)('is forgotten with %s', (type) => {
    const run = runSession();
    run.send(wish);
    run.signIn(answerFor(5, { eulaNotAccepted: true }));
    run.send({ type });
    if (type === 'terms.declined') run.answer('signOut', done);
    run.signIn(answerFor(5));
    expect(run.wentTo()).toBe('/match');
  });

  it.each([
    ['the same person', 5, '/statistics'],
    ['another person', 6, '/match'],
  ])('after an expiry leads %s (%i) to %s', (_claim, userId, address) => {
    const run = runSession({ ...nobody, wanted: { address: '/statistics', userId: 5 } });
    run.signIn(answerFor(5, {}, userId as 5));
    expect(run.wentTo()).toBe(address);
  });

  it('never leads to another site', () => {
    const run = runSession({ ...nobody, wanted: { address: '//evil.example/match', userId: null } });
    run.signIn(answerFor(5));
    expect(run.wentTo()).toBe('/match');
  });
});
