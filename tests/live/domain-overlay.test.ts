import { expect, it } from 'vitest';
import { overlayAddress, overlayForms, readOverlayAddress } from '#domain/live/overlay.ts';
import { matchRoute } from '#domain/navigation/match.ts';

it.each([
  ['?match=12', { by: 'match', matchId: 12 }],
  ['?club=3&table=2', { by: 'table', clubId: 3, table: 2 }],
  ['?table=2&club=3&theme=dark', { by: 'table', clubId: 3, table: 2 }],
])('an overlay stands for what its address names: %s', (search, place) => {
  expect(readOverlayAddress(search)).toEqual(place);
});

it.each([
  '',
  '?match=',
  '?match=x',
  '?match=0',
  '?match=99999999999',
  '?club=3',
  '?table=2',
  '?club=3&table=-1',
])('an address that names nothing is told apart: %s', (search) => {
  expect(readOverlayAddress(search)).toBeNull();
});

it.each([
  { by: 'match', matchId: 2_147_483_647 },
  { by: 'table', clubId: 3, table: 12 },
] as const)('the address that is handed out for %o leads to an overlay of it', (place) => {
  const screens = overlayForms.map((form) => {
    const [path = '', search = ''] = overlayAddress(form, place).split('?');
    expect(readOverlayAddress(search)).toEqual(place);
    return matchRoute(path)?.route.path;
  });
  expect(screens).toEqual(['/overlay', '/overlay-streaming', '/device-overlay']);
});
