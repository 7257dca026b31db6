import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import type { Glyph } from './glyph.ts';
import { Icon } from './icon.tsx';
import * as css from './menu.css.ts';

export type MenuItemProps = {
  icon?: Glyph;
  tone?: 'normal' | 'danger';
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
};

export const MenuItem = ({ icon, tone = 'normal', disabled = false, onSelect, children }: MenuItemProps) => (
  <DropdownMenu.Item className={css.item} data-tone={tone} disabled={disabled} onSelect={onSelect}>
    {icon && (
      <span className={css.sign}>
        <Icon glyph={icon} />
      </span>
    )}
    {children}
  </DropdownMenu.Item>
);
