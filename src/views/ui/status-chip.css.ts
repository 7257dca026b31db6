import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 24,
  padding: '0 9px 0 7px',
  border: '1px solid',
  borderRadius: vars.radius.round,
  fontSize: vars.size.sm,
  fontWeight: 600,
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

type Tint = { subtle: string; border: string; text: string };
const tint = ({ subtle, border, text }: Tint) => [
  base,
  { background: subtle, borderColor: border, color: text },
];

export const chip = styleVariants({
  green: tint(color.accent),
  brass: tint(color.brass),
  red: tint(color.danger),
  blue: tint(color.info),
  neutral: tint({
    subtle: color.neutral.subtle,
    border: color.border.default,
    text: color.text.secondary,
  }),
});
