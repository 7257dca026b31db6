import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import * as css from './menu.css.ts';

export type MenuProps = {
  /** One button that opens it; the menu takes its name. */
  trigger: ReactNode;
  align?: 'start' | 'end';
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  children: ReactNode;
};

/** `MenuItem`, `MenuLink`, `MenuRule` and `MenuLabel` go in; what destroys comes last, after a rule. */
export const Menu = ({ trigger, align = 'end', onOpenChange, children }: MenuProps) => (
  <DropdownMenu.Root {...(onOpenChange ? { onOpenChange } : {})}>
    <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
    <DropdownMenu.Portal>
      <DropdownMenu.Content className={css.menu} align={align} sideOffset={6} collisionPadding={8}>
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
);
