import { expect, it } from 'vitest';
import { readOverlayAddress } from '#machines/live/overlay.ts';

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
