import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const bubble = style({
  position: 'fixed',
  zIndex: vars.z.tooltip,
  inlineSize: 'max-content',
  maxInlineSize: 'min(240px, calc(100vw - 1rem))',
  padding: '6px 10px',
  borderRadius: 5,
  background: vars.color.text.primary,
  color: vars.color.surface.raised,
  fontFamily: vars.font.body,
  fontSize: vars.size.sm,
  lineHeight: vars.line.sm,
  pointerEvents: 'none',
  border: '1px solid transparent',
  animation: `${appear} ${vars.duration.fast} 200ms both`,
  selectors: {
    '&[data-align=middle]': { translate: '-50% 0' },
    '&[data-align=end]': { translate: '-100% 0' },
    '&[data-side=top][data-align=start]': { translate: '0 -100%' },
    '&[data-side=top][data-align=middle]': { translate: '-50% -100%' },
    '&[data-side=top][data-align=end]': { translate: '-100% -100%' },
  },
});
