import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** What loads within 300 ms never shows a skeleton. */
export const late = style({ animation: `${appear} ${vars.duration.fast} 300ms backwards` });

export const bar = style({ flex: 'none', background: vars.color.neutral.subtle, forcedColorAdjust: 'none' });

export const shape = styleVariants({
  line: { blockSize: 14, borderRadius: vars.radius.sm },
  title: { blockSize: 20, borderRadius: vars.radius.sm },
  person: { inlineSize: 36, blockSize: 36, borderRadius: '50%' },
  club: { inlineSize: 36, blockSize: 36, borderRadius: 8 },
  field: { blockSize: vars.control.field, borderRadius: vars.radius.md },
  panel: { blockSize: 160, borderRadius: vars.radius.lg },
});

export const width = styleVariants({
  own: {},
  short: { inlineSize: '38%' },
  medium: { inlineSize: '56%' },
  long: { inlineSize: '72%' },
  fill: { inlineSize: '100%' },
});

export const rows = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
});
export const inset = styleVariants({ none: {}, card: { padding: vars.space[5] } });
export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });
export const lines = style({ flex: 1, display: 'flex', flexDirection: 'column', gap: vars.space[2] });
