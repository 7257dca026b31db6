import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';
import { unseen, whenNarrow } from './narrow.ts';

const { color, space } = vars;

export const group = style(
  whenNarrow(
    {
      marginBlockStart: space[3],
      paddingBlockStart: space[3],
      borderBlockStart: `1px solid ${color.shell.border}`,
    },
    '&:not(:first-child)',
  ),
);

const closedHead = style(whenNarrow(unseen));
export const head = style([
  closedHead,
  {
    margin: '18px 10px 6px',
    fontSize: vars.size.xs,
    lineHeight: vars.line.xs,
    fontWeight: 600,
    color: color.shell.muted,
  },
]);

export const lines = style({ display: 'flex', flexDirection: 'column' });
export const line = style({ display: 'flex', listStyle: 'none' });

const closedLink = style(whenNarrow({ justifyContent: 'center', paddingInline: 0, minBlockSize: 40 }));
export const link = style([
  closedLink,
  {
    position: 'relative',
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: 11,
    minBlockSize: 36,
    paddingInline: 10,
    borderRadius: vars.radius.md,
    color: color.shell.text,
    fontSize: vars.size.base,
    fontWeight: 550,
    textDecoration: 'none',
    selectors: {
      // A finger wants more room than a pointer.
      '[role=dialog] &': { minBlockSize: 44 },
      '&:hover': { background: color.shell.hover },
      '&[aria-current]': { background: color.shell.active, fontWeight: 650 },
      '&[aria-current]::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 6,
        insetInlineStart: -12,
        inlineSize: 3,
        borderRadius: '0 3px 3px 0',
        background: color.baize.brass,
      },
    },
  },
]);

export const sign = style({
  display: 'flex',
  color: color.shell.muted,
  selectors: { [`${link}[aria-current] &`]: { color: color.baize.brass } },
});

export const label = style(whenNarrow(unseen));

const closedProfile = style(
  whenNarrow({
    marginBlockStart: space[3],
    paddingBlockStart: space[3],
    borderBlockStart: `1px solid ${color.shell.border}`,
  }),
);
export const profile = style([closedProfile, { marginBlockStart: 'auto' }]);
