import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchRoute } from '#domain/navigation/match.ts';
import { routes } from '#domain/navigation/routes.ts';

const found = (address: string) => {
  const match = matchRoute(address);
  return match && { screen: match.route.screen, params: match.params };
};

describe('an address', () => {
  it.each([
    ['/home/17', 'home', { matchId: '17' }],
    ['/tournamentInfo/4', 'tournament-info', { tournamentId: '4' }],
    ['/view-news/3', 'view-news', { id: '3' }],
    ['/match/12', 'match-centre', { matchId: '12' }],
    ['/productPrice/5/Monthly', 'product-price-item', { id: '5', type: 'Monthly' }],
  ])('%s carries its values to the screen %s', (address, screen, params) => {
    expect(found(address)).toEqual({ screen, params });
  });

  it.each(['/faq/', '/FAQ', '/faq?from=mail', '/faq#players', '/faq/?a=/home#b'])(
    '%s finds the FAQ',
    (address) => {
      expect(found(address)?.screen).toBe('faq');
    },
  );

  it('tells the public club tables from those of the office', () => {
    expect(found('/clubtable')?.screen).toBe('public-club-table');
    expect(found('/club-table')?.screen).toBe('club-table');
  });

  it.each([
    ['nothing', ''],
    ['an unknown word', '/snooker'],
    ['a deeper one than exists', '/faq/players'],
    ['an id that is no number', '/home/abc'],
    ['an id below one', '/match/0'],
    ['a negative id', '/match/-1'],
    ['an id with a fraction', '/match/1.5'],
    ['an id no script can hold exactly', '/match/9999999999999999'],
    ['a broken escape', '/match/%E0%A4%A'],
    ['a doubled slash', '//faq'],
    ['one without a leading slash', 'faq'],
    ['a foreign origin', 'https://example.org/faq'],
    ['a missing parameter', '/tournamentInfo/'],
  ])('of %s finds no screen', (_, address) => {
    expect(found(address)).toBeNull();
  });

  it('whatever is typed never throws and never carries values that the pattern does not name', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.string(), (path, text) => {
        for (const address of [path, text, `/${text}`, `/home/${text}`, `/productPrice/1/${text}`]) {
          const match = matchRoute(address);
          const names = match ? [match.route.path, ...match.route.aliases].join('/') : '';
          for (const [name, value] of Object.entries(match?.params ?? {})) {
            expect(names).toContain(`:${name}`);
            expect(value).toMatch(/^[\w-]+$/);
          }
        }
      }),
    );
  });

  it('of every pattern finds the row that holds it', () => {
    const sample = (path: string) => path.replaceAll(/:[^/]+/g, '1');
    const missed = routes.filter(({ path, aliases, screen }) =>
      [path, ...aliases].some((pattern) => found(sample(pattern))?.screen !== screen),
    );
    expect(missed).toEqual([]);
  });
});
