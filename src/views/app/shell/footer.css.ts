import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const footer = style({
  marginBlockStart: 72,
  background: color.shell.surface,
  color: color.shell.text,
  borderBlockStart: `6px solid ${color.rail.surface}`,
  vars: { [color.focus.ring]: color.baize.brass },
  '@media': { [below.md]: { marginBlockStart: space[12] }, print: { display: 'none' } },
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: '1.4fr 1fr 1fr auto',
  gap: space[8],
  maxInlineSize: `calc(${vars.layout.content} + 2 * ${vars.layout.gutter})`,
  marginInline: 'auto',
  padding: `36px ${vars.layout.gutter} 28px`,
  '@media': { [below.md]: { gridTemplateColumns: '1fr 1fr', gap: space[6] } },
});

const wholeRowOnPhones = { '@media': { [below.md]: { gridColumn: '1 / -1' } } } as const;

export const operator = style({
  maxInlineSize: '36ch',
  marginBlockStart: space[3],
  color: color.shell.muted,
  fontSize: vars.size.base,
});
export const about = style(wholeRowOnPhones);
export const head = style({
  marginBlockEnd: 10,
  color: color.shell.muted,
  fontSize: vars.size.sm,
  fontWeight: 600,
});
export const places = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
export const place = style({ listStyle: 'none' });

export const social = style({ display: 'flex', gap: space[2], gridColumn: '-2 / -1', ...wholeRowOnPhones });
export const legal = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[6]}`,
  paddingBlockStart: 18,
  borderBlockStart: `1px solid ${color.shell.border}`,
  color: color.shell.muted,
  fontSize: vars.size.sm,
});
