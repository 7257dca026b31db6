import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.header,
  background: color.surface.raised,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
});
export const barRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.layout.header,
});

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: `${space[10]} ${space[6]}`,
  paddingBlock: '28px 72px',
  alignItems: 'start',
  '@media': { [below.md]: { gap: `${space[8]} ${space[4]}` } },
});

const span = (columns: number) =>
  style({
    gridColumn: `span ${columns}`,
    minInlineSize: 0,
    '@media': { [below.md]: { gridColumn: '1 / -1' } },
  });

export const half = span(6);
export const most = span(7);
export const fewer = span(5);
export const whole = span(12);

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 1fr)',
  gap: `10px ${space[3]}`,
  fontSize: vars.size.sm,
  color: color.text.secondary,
  '@media': { [below.md]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});
export const swatch = style({
  blockSize: 40,
  marginBlockEnd: space[1],
  border: `1px solid ${color.border.default}`,
  borderRadius: vars.radius.md,
});
export const swatchName = style({ overflowWrap: 'anywhere' });

export const shots = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[4],
  '@media': { [below.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${space[5]} ${space[4]}`,
  alignItems: 'start',
  '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  padding: `14px ${space[4]}`,
  '@media': { [below.md]: { padding: space[3] } },
});
export const filterEnd = style({
  marginInlineStart: 'auto',
  '@media': { [below.md]: { inlineSize: '100%', margin: 0 } },
});

export const shell = style({
  padding: space[5],
  background: color.shell.surface,
  color: color.shell.text,
  borderBlockStart: `6px solid ${color.rail.surface}`,
  borderRadius: vars.radius.lg,
});

export const players = style({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
});
export const player = style({
  fontSize: vars.size['2xl'],
  lineHeight: 1.15,
  fontWeight: 650,
  fontStretch: '88%',
});
export const clothTitle = style({
  color: 'inherit',
  fontSize: '2.125rem',
  lineHeight: 1.06,
  '@media': { [below.md]: { fontSize: vars.size['2xl'] } },
});

export const licence = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 3,
  fontSize: vars.size.xs,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [below.md]: { flexDirection: 'row', alignItems: 'center', gap: 10, fontSize: vars.size.sm } },
});
