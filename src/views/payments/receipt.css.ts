import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const receipt = style({ display: 'grid', minInlineSize: 0 });
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  color: color.text.secondary,
});
export const value = style({
  color: color.text.primary,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  overflowWrap: 'anywhere',
});

// A receipt over a list is printed without the list and without the buttons of its dialog.
globalStyle('body:has([role=dialog] [data-receipt]) #root', { '@media': { print: { display: 'none' } } });
globalStyle('[role=dialog]:has([data-receipt]) button', { '@media': { print: { display: 'none' } } });
