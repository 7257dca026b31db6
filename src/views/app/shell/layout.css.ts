import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { space } = vars;
/** It takes the focus from the skip link, and no ring around a whole page helps anyone. */
const page = { minInlineSize: 0, outline: 'none' } as const;

export const publicLayout = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });
export const publicMain = style({ ...page, flex: 1 });

export const dashboardLayout = style({ display: 'flex', alignItems: 'flex-start', minBlockSize: '100dvh' });
export const beside = style({ flex: 1, minInlineSize: 0 });
export const dashboardMain = style({
  ...page,
  padding: `28px ${space[8]} ${space[16]}`,
  '@media': {
    [below.lg]: { paddingInline: vars.layout.gutter },
    [below.md]: { padding: `${space[5]} ${vars.layout.gutter} ${space[12]}` },
  },
});
