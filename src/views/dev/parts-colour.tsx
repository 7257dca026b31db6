import { SectionTitle } from '#views/ui/section-title.tsx';
import { vars } from '#styles/theme.css.ts';
import * as css from './parts.css.ts';

const { color } = vars;

const swatches = {
  'surface.canvas': color.surface.canvas,
  'surface.raised': color.surface.raised,
  'surface.sunken': color.surface.sunken,
  'text.primary': color.text.primary,
  'text.secondary': color.text.secondary,
  'text.muted': color.text.muted,
  'accent.solid': color.accent.solid,
  'accent.subtle': color.accent.subtle,
  'brass.solid': color.brass.solid,
  'brass.subtle': color.brass.subtle,
  'danger.solid': color.danger.solid,
  'danger.subtle': color.danger.subtle,
  'baize.surface': color.baize.surface,
  'baize.deep': color.baize.deep,
  'baize.brass': color.baize.brass,
  'rail.surface': color.rail.surface,
  'rail.sight': color.rail.sight,
  'shell.surface': color.shell.surface,
  'border.subtle': color.border.subtle,
  'border.default': color.border.default,
  'border.control': color.border.control,
  'focus.ring': color.focus.ring,
  'info.solid': color.info.solid,
  'info.subtle': color.info.subtle,
};

export const PartsColour = () => (
  <section className={css.whole}>
    <SectionTitle>Colour</SectionTitle>
    <ul className={css.swatches} role="list">
      {Object.entries(swatches).map(([name, background]) => (
        <li key={name}>
          <div className={css.swatch} style={{ background }} />
          <span className={css.swatchName}>{name}</span>
        </li>
      ))}
    </ul>
  </section>
);
