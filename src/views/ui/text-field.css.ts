import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

/** A unit, such as % or cents, joined to the end of the box. */
export const affixed = style({ display: 'flex' });

globalStyle(`${affixed} input`, { borderStartEndRadius: 0, borderEndEndRadius: 0 });

export const affix = style({
  display: 'grid',
  placeItems: 'center',
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.border.control}`,
  borderInlineStart: 0,
  borderStartEndRadius: vars.radius.md,
  borderEndEndRadius: vars.radius.md,
  background: vars.color.surface.sunken,
  color: vars.color.text.secondary,
  fontSize: vars.size.base,
  whiteSpace: 'nowrap',
});
