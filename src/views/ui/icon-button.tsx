import type { ComponentPropsWithRef } from 'react';
import { button } from './button.css.ts';
import type { Glyph } from './glyph.ts';
import { Icon } from './icon.tsx';
import { Tooltip } from './tooltip.tsx';

export type IconButtonProps = Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> & {
  /** The name for screen readers, and for the eye in a tooltip on hover and focus. */
  label: string;
  icon: Glyph;
  tone?: 'ghost' | 'secondary' | 'ghostOnShell' | 'outlineOnCloth';
  size?: 'regular' | 'small';
};

/** A button with a sign instead of words. */
export const IconButton = ({ label, icon, tone = 'ghost', size = 'regular', ...rest }: IconButtonProps) => (
  <Tooltip content={label} says="name">
    <button
      type="button"
      {...rest}
      className={button({ tone, size, shape: size === 'small' ? 'squareSmall' : 'square' })}
      aria-label={label}
    >
      <Icon glyph={icon} />
    </button>
  </Tooltip>
);
