import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeAddress } from '#domain/navigation/address.ts';
import { arrivalAddress, decideAddress, type Visitor, wantedAddress } from '#domain/navigation/guard.ts';
import { routes } from '#domain/navigation/routes.ts';
import { roles } from '#domain/roles.ts';
import { dueOf, follow, guestOf, memberOf, visitors } from './visitors.ts';

const signedOut: Visitor = { kind: 'signedOut' };
const pending: Visitor = { kind: 'pending' };

const anyVisitor = fc.oneof(
  fc.constantFrom(signedOut, pending),
  fc
    .record({ roleId: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer()), hasClub: fc.boolean() })
    .map(({ roleId, hasClub }): Visitor => (hasClub ? memberOf(roleId) : guestOf(roleId))),
  fc.integer({ min: 1, max: 4 }).map(dueOf),
);
const knownAddress = fc.constantFrom(
  ...routes.flatMap(({ path, aliases }) => [path, ...aliases]).map((path) => path.replaceAll(/:[^/]+/g, '1')),
);
const anyAddress = fc.oneof({ weight: 3, arbitrary: knownAddress }, fc.webPath(), fc.string());

describe('a visitor', () => {
  it('is never sent in a circle, and is shown a screen after two steps at most', () => {
    fc.assert(
      fc.property(anyAddress, anyVisitor, (address, visitor) => {
        const { steps, isShown } = follow(address, (step) => decideAddress(step, visitor));
        expect({ isShown, steps }).toEqual({ isShown: true, steps: [...new Set(steps)] });
        expect(steps.length).toBeLessThanOrEqual(3);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([...visitors])('(%s) at an address that no screen has is led to /pageNotFound', (_, visitor) => {
    expect(decideAddress('/snooker', visitor)).toEqual({ to: '/pageNotFound' });
  });

  it.each(['/login', '/forgot-password'])('opens the popup of %s when signed out only', (address) => {
    expect(decideAddress(address, signedOut)).toEqual({ to: 'show' });
    expect(decideAddress(address, pending)).toEqual({ to: '/termsConditions' });
    expect(roles.map(({ id }) => decideAddress(address, memberOf(id)).to)).toEqual(['/', '/', '/', '/', '/']);
  });

  it('with an unknown role sees what any signed-in person sees and nothing of a role', () => {
    expect(decideAddress('/match', memberOf(9))).toEqual({ to: 'show' });
    expect(decideAddress('/player', memberOf(9))).toEqual({ to: '/pageNotFound' });
  });
});

describe('somebody whose association asks for a second factor that is not set up', () => {
  it.each([1, 2, 3, 4])(
    'with role %i sees public pages and its set-up, and is led to it from all others',
    (roleId) => {
      const shown = routes.filter(
        ({ path }) => decideAddress(path.replaceAll(/:[^/]+/g, '1'), dueOf(roleId)).to === 'show',
      );
      expect(shown.filter(({ access }) => access.who !== 'anyone').map(({ screen }) => screen)).toEqual([
        'two-step',
      ]);
      expect(decideAddress('/player', dueOf(roleId))).toEqual({ to: '/profile/two-step' });
      expect(decideAddress('/club-management', dueOf(roleId))).toEqual({ to: '/profile/two-step' });
      const { isShown, steps } = follow(
        arrivalAddress({ member: dueOf(roleId), wanted: '/player', isFirst: true }),
        (at) => decideAddress(at, dueOf(roleId)),
      );
      expect({ isShown, last: steps.at(-1) }).toEqual({ isShown: true, last: '/profile/two-step' });
    },
  );
});

describe('the wanted address', () => {
  it('is kept for a signed-out visitor at a protected address, with its query and fragment', () => {
    expect(wantedAddress('/add-club?id=4#licences', signedOut)).toBe('/add-club?id=4#licences');
  });

  it('is not kept for public, popup or unknown addresses, nor for someone who is signed in', () => {
    expect(['/', '/faq', '/login', '/snooker'].map((at) => wantedAddress(at, signedOut))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(wantedAddress('/add-club', memberOf(5))).toBeNull();
    expect(wantedAddress('/add-club', pending)).toBeNull();
  });

  it('is where the next sign-in leads if the role may see it', () => {
    expect(arrivalAddress({ member: memberOf(1), wanted: '/add-club?id=4' })).toBe('/add-club?id=4');
    expect(arrivalAddress({ member: memberOf(5), wanted: '/schedule-table' })).toBe('/schedule-table');
  });

  it('gives way to the landing page if the role or the membership is wrong', () => {
    expect(arrivalAddress({ member: memberOf(5), wanted: '/add-club?id=4' })).toBe('/match');
    expect(arrivalAddress({ member: guestOf(5), wanted: '/schedule-table' })).toBe('/match');
    expect(arrivalAddress({ member: memberOf(2), wanted: null })).toBe('/player');
  });

  it.each([
    'https://example.org/match',
    '//example.org/match',
    '/\\example.org',
    '/login',
    '/pageNotFound',
    '/.//match',
    7,
  ])('that was tampered with to %j gives way to the landing page', (wanted) => {
    expect(arrivalAddress({ member: memberOf(3), wanted })).toBe('/club-table');
  });

  it('gives way to the payment page on the very first sign-in of roles 3 and 5 (A-4.04)', () => {
    const first = (roleId: number) =>
      arrivalAddress({ member: guestOf(roleId), isFirst: true, wanted: '/news' });
    expect([1, 2, 3, 4, 5].map(first)).toEqual([
      '/news',
      '/news',
      '/profile/payment',
      '/news',
      '/profile/payment',
    ]);
  });

  it('never leads to a screen that the role may not see, whatever was kept', () => {
    fc.assert(
      fc.property(anyAddress, fc.integer({ min: 0, max: 6 }), fc.boolean(), (wanted, roleId, hasClub) => {
        const member = hasClub ? memberOf(roleId) : guestOf(roleId);
        const address = arrivalAddress({ member, wanted });
        const { steps } = follow(address, (step) => decideAddress(step, member));
        expect(steps).not.toContain('/pageNotFound');
      }),
    );
  });
});

describe('a safe address', () => {
  const origin = 'https://baulk.example';
  const hostile = fc
    .array(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '\t',
        '\n',
        '@',
        ':',
        '?',
        '#',
        'evil.example',
        'https:',
        '%2f',
        '%5c',
        'match',
      ),
    )
    .map((parts) => parts.join(''));

  it('stays on the origin of the product, and stays the same when it is read again', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string(), fc.webUrl()), (candidate) => {
        const address = safeAddress(candidate);
        if (address === null) return;
        expect(new URL(address, origin).origin).toBe(origin);
        expect(address).toMatch(/^\/(?![/\\])/);
        expect(safeAddress(address)).toBe(address);
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/./\\/evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'match',
    '',
    null,
    5,
  ])('is none for %j', (candidate) => {
    expect(safeAddress(candidate)).toBeNull();
  });

  it('keeps path, query and fragment', () => {
    expect(safeAddress('/player?page=2&name=Jos%C3%A9#top')).toBe('/player?page=2&name=Jos%C3%A9#top');
  });
});
