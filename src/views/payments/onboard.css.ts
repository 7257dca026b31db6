import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space, size, weight } = vars;

export const page = style({ display: 'grid', gap: space[5], maxInlineSize: 1040 });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 280px',
  gap: space[6],
  alignItems: 'start',
  '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const head = style({ display: 'flex', alignItems: 'center', gap: space[4] });
const round = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 44,
  blockSize: 44,
  border: '1px solid',
  borderRadius: vars.radius.round,
});
const tinted = (tone: 'accent' | 'brass' | 'danger') => ({
  background: color[tone].subtle,
  borderColor: color[tone].border,
  color: color[tone].text,
});
export const badge = styleVariants({
  accent: [round, tinted('accent')],
  brass: [round, tinted('brass')],
  danger: [round, tinted('danger')],
  neutral: [
    round,
    { background: color.neutral.subtle, borderColor: color.border.default, color: color.text.secondary },
  ],
});
export const eyebrow = style({ color: color.text.muted, fontSize: size.sm, lineHeight: vars.line.sm });
export const title = style({ fontSize: size.xl, lineHeight: vars.line.xl });
export const text = style({
  marginBlock: space[4],
  color: color.text.secondary,
  fontSize: size.md,
  lineHeight: vars.line.md,
});
export const bars = style({ display: 'grid', gap: space[3], marginBlock: space[4] });
export const due = style({ marginBlock: space[4] });
export const dueTitle = style({ fontSize: size.base, fontWeight: weight.label });
export const dueList = style({
  marginBlockStart: space[2],
  paddingInlineStart: space[5],
  listStyle: 'disc',
  lineHeight: 1.7,
});
export const steps = style({ display: 'grid', gap: space[5], marginBlock: space[5], listStyle: 'none' });
export const step = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  columnGap: space[4],
  alignItems: 'center',
});
const mark0 = style({
  gridRow: 'span 2',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
  border: '2px solid',
  borderRadius: vars.radius.round,
  fontFamily: vars.font.score,
  fontSize: size.lg,
  fontWeight: weight.label,
});
export const mark = styleVariants({
  done: [
    mark0,
    { background: color.accent.solid, borderColor: color.accent.solid, color: color.text.onAccent },
  ],
  current: [
    mark0,
    { background: color.brass.subtle, borderColor: color.brass.solid, color: color.brass.text },
  ],
  ahead: [mark0, { borderColor: color.border.control, color: color.text.muted }],
});
export const stepTitle = style({ gridColumn: 2, fontWeight: weight.label });
export const stepText = style({ gridColumn: 2, color: color.text.muted, fontSize: size.base });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  marginBlockStart: space[5],
  '@media': { [below.sm]: { display: 'grid' } },
});
export const leaving = style({ marginBlockStart: space[3], color: color.text.muted, fontSize: size.base });
export const aside = style({ display: 'grid', gap: space[3], paddingBlockStart: space[4] });
export const asideTitle = style({ fontSize: size.lg });
export const ready = style({
  display: 'grid',
  gap: space[2],
  marginBlockEnd: space[3],
  paddingInlineStart: space[5],
  color: color.text.secondary,
  listStyle: 'circle',
});
export const facts = style({ display: 'grid', borderBlockStart: `1px solid ${color.border.default}` });
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.border.default}`,
  color: color.text.secondary,
  fontSize: size.base,
});
