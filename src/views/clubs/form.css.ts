import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const address = style({ display: 'grid', gap: space[2], justifyItems: 'start' });
export const addressHead = style({ fontSize: vars.size.base, fontWeight: 600 });
export const addressText = style({ overflowWrap: 'anywhere', color: color.text.secondary });
/** Takes no row of the fields while it says nothing. */
export const notice = style({
  gridColumn: '1 / -1',
  selectors: { '&:empty': { position: 'absolute' } },
});
export const fault = style({ color: color.danger.text, fontSize: vars.size.sm });

/** What is said of a contact without a password, and what can be done about it. */
export const waiting = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
});
