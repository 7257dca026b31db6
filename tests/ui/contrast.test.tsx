import { describe, expect, test } from 'vitest';
import { dark, light, type Palette } from '#styles/palette.ts';

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string) => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};

const colourOf = (palette: Palette, token: string) => {
  const [group = '', name = ''] = token.split('.');
  const colour = Object.entries(Object.entries(palette).find(([key]) => key === group)?.[1] ?? {}).find(
    ([key]) => key === name,
  )?.[1];
  if (typeof colour !== 'string') throw new Error(`no such colour: ${token}`);
  return colour;
};

/** Text on the grounds that the parts put it on. */
const texts: [string, string[]][] = [
  [
    'text.primary',
    [
      'surface.canvas',
      'surface.raised',
      'surface.sunken',
      'surface.overlay',
      'surface.hover',
      'neutral.subtle',
    ],
  ],
  [
    'text.secondary',
    ['surface.canvas', 'surface.raised', 'surface.sunken', 'surface.overlay', 'neutral.subtle'],
  ],
  ['text.muted', ['surface.canvas', 'surface.raised', 'surface.sunken', 'surface.overlay', 'surface.hover']],
  ['text.onAccent', ['accent.solid', 'accent.hover', 'danger.solid', 'danger.hover']],
  ['surface.raised', ['text.primary']],
  ['accent.text', ['accent.subtle', 'surface.canvas', 'surface.raised', 'surface.overlay']],
  ['brass.text', ['brass.subtle', 'surface.canvas', 'surface.raised']],
  ['danger.text', ['danger.subtle', 'surface.canvas', 'surface.raised', 'surface.overlay']],
  ['info.text', ['info.subtle', 'surface.canvas', 'surface.raised']],
  ['baize.text', ['baize.surface', 'baize.deep']],
  ['baize.muted', ['baize.surface', 'baize.deep']],
  ['baize.brass', ['baize.surface', 'baize.deep']],
  ['baize.onBrass', ['baize.brass', 'baize.brassHover']],
  ['shell.text', ['shell.surface', 'shell.hover', 'shell.active']],
  ['shell.muted', ['shell.surface']],
];

/** Edges, marks and rings that say what can be used, and in which state it is. */
const controls: [string, string[]][] = [
  ['border.control', ['surface.canvas', 'surface.raised', 'surface.sunken', 'surface.overlay']],
  ['accent.solid', ['surface.canvas', 'surface.raised', 'surface.overlay']],
  ['brass.solid', ['surface.raised']],
  ['danger.solid', ['surface.canvas', 'surface.raised', 'surface.overlay']],
  ['info.solid', ['surface.raised']],
  ['live.solid', ['surface.canvas', 'surface.raised']],
  ['baize.live', ['baize.surface', 'shell.surface']],
  ['focus.ring', ['surface.canvas', 'surface.raised', 'surface.overlay', 'surface.sunken']],
  ['baize.brass', ['baize.surface', 'shell.surface', 'shell.active']],
  ['rail.sight', ['rail.surface']],
  ...Object.keys(light.ball).map((ball): [string, string[]] => [`ball.${ball}`, ['surface.raised']]),
];

const pairs = (rows: [string, string[]][]) =>
  rows.flatMap(([front, grounds]) => grounds.map((back) => [front, back] as const));

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (_, palette) => {
  test.each(pairs(texts))('%s is read on %s', (front, back) => {
    expect(contrast(colourOf(palette, front), colourOf(palette, back))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(controls))('%s is seen on %s', (front, back) => {
    expect(contrast(colourOf(palette, front), colourOf(palette, back))).toBeGreaterThanOrEqual(3);
  });

  test.each([
    ['text.primary', 'surface.canvas', { light: 15.4, dark: 16.1 }],
    ['text.muted', 'surface.sunken', { light: 4.8, dark: 6.8 }],
    ['text.onAccent', 'accent.solid', { light: 7.3, dark: 7.6 }],
    ['border.control', 'surface.canvas', { light: 3.5, dark: 4.9 }],
    ['focus.ring', 'surface.canvas', { light: 6.7, dark: 10.1 }],
    ['baize.text', 'baize.surface', { light: 7.8, dark: 9.5 }],
    ['shell.text', 'shell.active', { light: 6.6, dark: 8.5 }],
  ] as const)('%s stands on %s as strongly as it was designed', (front, back, designed) => {
    const ratio = contrast(colourOf(palette, front), colourOf(palette, back));
    expect(ratio).toBeCloseTo(palette === dark ? designed.dark : designed.light, 0);
  });
});
