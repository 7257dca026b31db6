import type { ComponentPropsWithRef } from 'react';
import { button } from './button.css.ts';
import type { Glyph } from './glyph.ts';
import { Icon } from './icon.tsx';

export type BareIconButtonProps = Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> & {
  /** The name for screen readers. */
  label: string;
  icon: Glyph;
  tone?: 'ghost' | 'secondary' | 'ghostOnShell' | 'outlineOnCloth';
  size?: 'regular' | 'small';
};

/** A button whose sign everybody knows, such as a cross; it stands in the shell, which brings no tooltips along. */
export const BareIconButton = ({
  label,
  icon,
  tone = 'ghost',
  size = 'regular',
  ...rest
}: BareIconButtonProps) => (
  <button
    type="button"
    {...rest}
    className={button({ tone, size, shape: size === 'small' ? 'squareSmall' : 'square' })}
    aria-label={label}
  >
    <Icon glyph={icon} />
  </button>
);
