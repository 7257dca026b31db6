import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const page = style({ paddingBlock: `${space[8]} ${space[16]}` });

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  marginBlockEnd: space[4],
});
/** The same at the head of a card. */
export const inCard = style({ padding: space[4], marginBlockEnd: 0 });
export const search = style({ flex: '0 1 240px', '@media': { [below.sm]: { flexBasis: '100%' } } });
export const stale = style({
  fontSize: vars.size.sm,
  color: color.brass.text,
  selectors: { '&:not(:empty)': { paddingBlockEnd: space[3] } },
});
export const sections = style({ display: 'grid', gap: space[6] });
export const lead = style({ color: color.text.secondary, marginBlockEnd: space[3] });
export const muted = style({ color: color.text.muted });
export const number = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
/** The places of a level beside each other; on a phone in twos. */
export const points = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: space[3],
});
export const yearBar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[3] });
export const results = style({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' });
export const dropped = style({ color: color.text.muted });
export const steps = style({ overflowX: 'auto' });
