import { styleVariants } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { space, layout } = vars;

/** The dashboard's page has gutters of its own, the public one leaves them to what stands in it. */
export const place = styleVariants({
  public: {
    inlineSize: '100%',
    maxInlineSize: `calc(${layout.content} + 2 * ${layout.gutter})`,
    marginInline: 'auto',
    paddingInline: layout.gutter,
    selectors: { '&:not(:empty)': { paddingBlockStart: space[4] } },
    '@media': { print: { display: 'none' } },
  },
  dashboard: {
    selectors: { '&:not(:empty)': { marginBlockEnd: space[4] } },
    '@media': { print: { display: 'none' } },
  },
});
