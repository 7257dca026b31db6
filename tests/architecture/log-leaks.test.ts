import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { leaksOf } from '#tests/support/log-leaks.ts';

const line = (more: object): string =>
  JSON.stringify({ level: 30, time: 1_795_348_800_123, pid: 482_913, reqId: 'req-1', ...more });
const token = randomBytes(32).toString('base64url');

describe('W2 the scan of the logs of a run', () => {
  it.each([
    ['a token', { msg: `hash of ${token}` }],
    ['a code', { msg: 'code 482913 sent' }],
    ['a query', { req: { method: 'GET', path: '/api/x?limit=1' } }],
    ['a link', { msg: 'http://127.0.0.1:3000/sandbox/onboarding?link=x' }],
    ['a link', { msg: 'https://connect.stripe.com/setup/e/acct_1/x' }],
    ['a key', { msg: 'Invalid API Key provided: sk_test_51Hx' }],
    ['a key', { msg: 'whsec_abc' }],
    ['a key', { msg: 'stream live_1234_abcdefgh' }],
    ['a password', { body: 'Baulk#2026' }],
    ['a header', { headers: { authorization: 'x' } }],
  ])('finds %s', (what, more) => {
    expect(leaksOf(line(more)).map((leak) => leak.what)).toContain(what);
  });

  it('takes an ordinary line for what it is', () => {
    const ordinary = line({
      req: { method: 'POST', path: '/api/match/999999' },
      res: { statusCode: 201 },
      responseTime: 12.482913,
      msg: 'request completed',
    });
    expect(leaksOf(ordinary)).toEqual([]);
  });

  it('leaves out what the start prints for who tries the product', () => {
    expect(leaksOf('Sign in with the password Baulk#2026 as')).toEqual([]);
  });
});
