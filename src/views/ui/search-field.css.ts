import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';
import { below } from '#styles/breakpoints.ts';

export const box = style({
  inlineSize: 232,
  maxInlineSize: '100%',
  '@media': { [below.md]: { inlineSize: '100%' } },
});

// The sign stands where it will once the field is there.
globalStyle(`${box} > *, ${box} input`, { blockSize: vars.control.regular });
const stroke = (angle: string): string =>
  `linear-gradient(${angle}, transparent calc(50% - 1px), ${vars.color.text.muted} 0 calc(50% + 1px), transparent 0)`;

// The browser's own cross is blue in every theme.
globalStyle(`${box} input::-webkit-search-cancel-button`, {
  appearance: 'none',
  inlineSize: 24,
  blockSize: 24,
  marginInlineEnd: -4,
  background: ['45deg', '-45deg'].map((angle) => `${stroke(angle)} center / 11px 11px no-repeat`).join(', '),
  cursor: 'pointer',
});
