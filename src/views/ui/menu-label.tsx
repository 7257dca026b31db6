import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import * as css from './menu.css.ts';

export type MenuLabelProps = { children: ReactNode };

/** Heads a group of items, or says whose menu it is. */
export const MenuLabel = ({ children }: MenuLabelProps) => (
  <DropdownMenu.Label className={css.label}>{children}</DropdownMenu.Label>
);
