import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { below } from './breakpoints.ts';
import { measures, phoneMeasures } from './measures.ts';
import { dark, light } from './palette.ts';

const dashed = (_: string | null, path: string[]) =>
  path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every token of the look, as the name of a custom property. */
export const vars = createGlobalThemeContract({ color: light, ...measures }, dashed);

globalStyle(':root', {
  colorScheme: 'light dark',
  vars: assignVars(vars, { color: light, ...measures }),
  '@media': {
    [below.md]: {
      vars: {
        [vars.size['3xl']]: phoneMeasures.size.heading,
        [vars.score.lg]: phoneMeasures.score.lg,
        [vars.score.xl]: phoneMeasures.score.xl,
        [vars.radius.rail]: phoneMeasures.radius.rail,
        ...assignVars(vars.control, phoneMeasures.control),
        [vars.layout.gutter]: phoneMeasures.layout.gutter,
        [vars.layout.header]: phoneMeasures.layout.header,
        [vars.layout.section]: phoneMeasures.layout.section,
      },
    },
  },
});

globalStyle(':root[data-theme=light]', { colorScheme: 'light' });

// Paper is light whatever the screen shows, so both dark rules hold on screens only.
globalStyle(':root[data-theme=dark]', {
  '@media': { screen: { colorScheme: 'dark', vars: assignVars(vars.color, dark) } },
});
globalStyle(':root:not([data-theme=light])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': { vars: assignVars(vars.color, dark) } },
});
