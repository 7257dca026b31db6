import { globalStyle } from '@vanilla-extract/css';
import './reset.css.ts';
import './fonts.css.ts';
import { below, forcedColors, reducedMotion } from './breakpoints.ts';
import { base } from './layers.css.ts';
import { vars } from './theme.css.ts';

const heading = {
  fontWeight: 700,
  wordSpacing: '0.06em',
  color: vars.color.text.primary,
  textWrap: 'balance',
} as const;

globalStyle('html', {
  scrollbarColor: `${vars.color.border.control} transparent`,
  scrollPaddingBlockStart: `calc(${vars.layout.header} + ${vars.space[4]})`,
  background: vars.color.surface.canvas,
});

globalStyle('body', {
  minBlockSize: '100dvh',
  background: vars.color.surface.canvas,
  color: vars.color.text.primary,
  fontFamily: vars.font.body,
  fontSize: vars.size.md,
  lineHeight: vars.line.md,
  WebkitFontSmoothing: 'antialiased',
});

globalStyle('h1', {
  '@layer': {
    [base]: {
      ...heading,
      fontSize: vars.size['3xl'],
      lineHeight: vars.line.heading,
      fontStretch: '88%',
      letterSpacing: '-0.018em',
    },
  },
});
globalStyle('h2', {
  '@layer': {
    [base]: {
      ...heading,
      fontSize: vars.size.xl,
      lineHeight: vars.line.xl,
      fontStretch: '90%',
      letterSpacing: '-0.01em',
    },
  },
});
globalStyle('h3', {
  '@layer': {
    [base]: {
      ...heading,
      fontSize: vars.size.lg,
      lineHeight: vars.line.lg,
      fontWeight: 650,
      fontStretch: '94%',
    },
  },
});

globalStyle('::selection', { background: vars.color.accent.solid, color: vars.color.text.onAccent });

globalStyle(':focus-visible', {
  outline: `2px solid ${vars.color.focus.ring}`,
  outlineOffset: '2px',
});

// Delays stay, so that what waits 300 ms to appear still waits; only the movement goes. Animations still end, which what
// leaves waits for; a transition of any length would be one of every property, handed down from frame to frame.
globalStyle('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
    },
  },
});

globalStyle(':focus-visible', { '@media': { [forcedColors]: { outlineColor: 'Highlight' } } });

globalStyle('html, body', {
  '@media': { print: { background: '#fff', fontSize: '11pt' } },
});
globalStyle('nav, [data-print=hidden]', { '@media': { print: { display: 'none !important' } } });
globalStyle('tr, figure, section > h2', { '@media': { print: { breakInside: 'avoid' } } });
globalStyle('main a[href^="http"]::after', {
  '@media': { print: { content: '" (" attr(href) ")"', color: vars.color.text.muted } },
});
globalStyle('html', { '@media': { [below.md]: { scrollPaddingBlockStart: vars.layout.header } } });

// Without scripts nothing answers a button or a choice, so none is offered; links lead to pages that say what is needed.
globalStyle('button, select', {
  '@media': { '(scripting: none)': { display: 'none !important' } },
});
