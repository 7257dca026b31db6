import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '#styles/breakpoints.ts';
import { vars } from '#styles/theme.css.ts';

const { color, size, space } = vars;

export const body = style({ display: 'grid', gap: space[4] });
export const film = style({ display: 'block', inlineSize: '100%', borderRadius: vars.radius.lg });
export const scene = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '400 / 220',
  borderRadius: vars.radius.lg,
  background: color.surface.canvas,
  border: `1px solid ${color.border.subtle}`,
});
export const words = style({ display: 'grid', gap: space[1], minBlockSize: '6.5rem', alignContent: 'start' });
export const count = style({ fontSize: size.sm, color: color.text.muted });
export const heading = style({ fontSize: size.lg });
export const caption = style({ color: color.text.secondary });
export const keys = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

export const bar = style({ fill: color.shell.surface });
export const card = style({ fill: color.surface.raised, stroke: color.border.default });
export const field = style({ fill: color.surface.sunken, stroke: color.border.control });
export const text = style({
  fill: color.text.primary,
  fontFamily: vars.font.body,
  fontSize: 12,
  fontWeight: 600,
});
export const quiet = style({ fill: color.text.muted, fontFamily: vars.font.body, fontSize: 10 });
export const digits = style({
  fill: color.text.primary,
  fontFamily: vars.font.score,
  fontSize: 24,
  textAnchor: 'middle',
});
export const accent = style({ fill: color.accent.solid });
export const onAccent = style({
  fill: color.text.onAccent,
  fontSize: 11,
  fontWeight: 600,
  textAnchor: 'middle',
});
export const cloth = style({ fill: color.baize.surface });
export const rail = style({ fill: color.rail.surface });
export const onCloth = style({
  fill: color.baize.text,
  fontFamily: vars.font.body,
  fontSize: 13,
  fontWeight: 600,
});
export const score = style({
  fill: color.baize.text,
  fontFamily: vars.font.score,
  fontSize: 44,
  textAnchor: 'end',
});
export const live = style({ fill: color.baize.live });
export const knob = style({ fill: color.text.onAccent });

const come = keyframes({ from: { opacity: 0, translate: '0 8px' }, to: { opacity: 1, translate: '0 0' } });
const go = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } });
const slide = keyframes({ from: { translate: '-16px 0' }, to: { translate: '0 0' } });

const moving = (animationName: string) =>
  style({
    animationName,
    animationDuration: vars.duration.slow,
    animationTimingFunction: vars.ease.in,
    animationFillMode: 'both',
    '@media': { [reducedMotion]: { animationDuration: '1ms' } },
  });

export const comes = moving(come);
export const goes = moving(go);
export const slides = moving(slide);
/** One after the other, so that the eye can follow. */
export const turn = [1, 2, 3, 4, 5, 6].map((place) =>
  style({
    animationDelay: `${place * 450}ms`,
    '@media': { [reducedMotion]: { animationDelay: '0s' } },
  }),
);
