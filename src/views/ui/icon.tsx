import type { Glyph } from './glyph.ts';
import * as css from './icon.css.ts';

export type IconProps = { glyph: Glyph; size?: keyof typeof css.icon };

/** A drawing beside a label; it says nothing by itself. */
export const Icon = ({ glyph: Drawing, size = 'regular' }: IconProps) => (
  <Drawing className={css.icon[size]} strokeWidth={1.75} aria-hidden focusable={false} />
);
