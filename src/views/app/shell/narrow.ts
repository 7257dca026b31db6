import type { StyleRule } from '@vanilla-extract/css';
import { railWidths } from './rail.ts';

type Plain = NonNullable<StyleRule['selectors']>[string];

/** Gone for the eye and still read out. */
export const unseen = {
  position: 'absolute',
  inlineSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** A look for inside the sidebar while it shows signs alone: because it was collapsed, or for want of room. */
export const whenNarrow = (look: Plain, part = '&'): Pick<StyleRule, 'selectors' | '@media'> => ({
  selectors: { [`[data-sidebar=collapsed] ${part}`]: look },
  '@media': { [railWidths]: { selectors: { [`[data-sidebar] ${part}`]: look } } },
});
