import { describe, expect, it } from 'vitest';
import { isSessionLoss, sessionTerm } from '#domain/session/limits.ts';

const message = 'Please login to continue.';

describe('a 401', () => {
  it('A-8.04 ends the session on an ordinary page', () => {
    expect(isSessionLoss({ address: '/match?status=7', message })).toBe(true);
    expect(isSessionLoss({ address: '/club-table', message })).toBe(true);
  });

  it.each([
    ['A-8.05', '/login'],
    ['A-8.06', '/set-password'],
    ['A-8.07', '/forgot-password'],
    ['A-8.08', '/all-news'],
    ['A-8.08', '/all-news?page=2'],
    ['A-8.08', '/all-news#top'],
    ['A-8.09', '/view-news/7'],
    ['A-8.10', '/clubtable'],
  ])('%s is quiet at %s', (_id, address) => {
    expect(isSessionLoss({ address, message })).toBe(false);
  });

  it('is not quiet at an address that only begins alike', () => {
    expect(isSessionLoss({ address: '/login-report', message })).toBe(true);
  });

  it.each([
    ['A-8.11', 'Invalid email id or password'],
    ['A-8.12', 'No User found with email a@b.example'],
  ])('%s is quiet when it says %j', (_id, words) => {
    expect(isSessionLoss({ address: '/match', message: words })).toBe(false);
  });
});

describe('how long a session lasts', () => {
  const hours = (seconds: number) => seconds / 3600;

  it.each([1, 2, 3, 4] as const)('is half an hour unused and 12 hours at most for role %i', (role) => {
    const term = sessionTerm(role, false, true);
    expect([hours(term.idleSeconds), hours(term.absoluteSeconds)]).toEqual([0.5, 12]);
  });

  it('is two hours unused and 12 hours at most for a player', () => {
    const term = sessionTerm(5, false, true);
    expect([hours(term.idleSeconds), hours(term.absoluteSeconds)]).toEqual([2, 12]);
  });

  it('with Remember Me is 14 days unused, and 30 days at most for a player, 7 for others', () => {
    expect(hours(sessionTerm(5, true, true).absoluteSeconds)).toBe(30 * 24);
    expect(hours(sessionTerm(1, true, true).absoluteSeconds)).toBe(7 * 24);
    expect(hours(sessionTerm(5, true, true).idleSeconds)).toBe(14 * 24);
  });

  it('is one hour for a token that no cookie binds', () => {
    expect(hours(sessionTerm(5, true, false).absoluteSeconds)).toBe(1);
  });
});
