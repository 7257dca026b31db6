import { describe, expect, it } from 'vitest';
import { matchRoute } from '#domain/navigation/match.ts';
import { linkAddress, tokenInFragment } from '#domain/password/links.ts';

const token = 'Ab-_'.repeat(10) + 'xyz';

describe('the address of a mailed link', () => {
  it.each([
    ['reset', '/set-password', ''],
    ['invitation', '/set-password', '?first'],
    ['activation', '/activateMember', ''],
  ] as const)(
    'A-2.10 for %s leads to a page that there is, with the secret in the fragment',
    (kind, page, search) => {
      const url = new URL(linkAddress(kind, token), 'https://baulk.example');
      expect([url.pathname, url.search, tokenInFragment(url.hash)]).toEqual([page, search, token]);
      expect(matchRoute(url.pathname)).not.toBeNull();
    },
  );

  it.each([
    '',
    '#',
    '#token=',
    `#token=${token.slice(1)}`,
    `#token=${token}x`,
    `#other=${token}`,
    '#token=<b>',
  ])('that was cut off or changed into %j has no secret', (fragment) => {
    expect(tokenInFragment(fragment)).toBeNull();
  });
});
