import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from './icon.tsx';
import * as css from './select.css.ts';

export type SelectProps = Omit<
  ComponentPropsWithRef<'select'>,
  'className' | 'style' | 'size' | 'multiple'
> & {
  size?: 'regular' | 'small';
  width?: 'fill' | 'content';
};

/** The platform's own list, with `<option>` children; an option of value "" is the open choice. */
export const Select = ({ size = 'regular', width = 'fill', children, ...rest }: SelectProps) => (
  <span className={css.box[width]}>
    <select {...rest} className={css.select} data-size={size} data-width={width}>
      {children}
    </select>
    <span className={css.chevron}>
      <Icon glyph={ChevronDown} size="small" />
    </span>
  </span>
);
