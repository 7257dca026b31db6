import { styleVariants } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;
const line = { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: 3 } as const;
const thick = {
  selectors: { '&:hover': { textDecorationColor: 'currentColor', textDecorationThickness: 2 } },
};
const bare = {
  textDecoration: 'none',
  textUnderlineOffset: 3,
  selectors: { '&:hover': { textDecoration: 'underline' } },
} as const;

export const link = styleVariants({
  text: {
    color: color.accent.text,
    fontWeight: 600,
    ...line,
    textDecorationColor: color.accent.border,
    ...thick,
  },
  /** Inside a sentence of another colour, as in a banner. */
  inherit: { ...line, ...thick },
  /** A name in a list or a table, where a line under each would be noise. */
  quiet: { color: 'inherit', ...bare },
  onCloth: { color: color.baize.text, ...line, ...thick },
  onShell: { color: color.shell.text, ...bare },
});
