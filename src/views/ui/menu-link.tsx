import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import type { Glyph } from './glyph.ts';
import { Icon } from './icon.tsx';
import * as css from './menu.css.ts';

export type MenuLinkProps = { href: string; icon?: Glyph; children: ReactNode };

export const MenuLink = ({ href, icon, children }: MenuLinkProps) => (
  <DropdownMenu.Item asChild>
    <a className={css.item} href={href}>
      {icon && (
        <span className={css.sign}>
          <Icon glyph={icon} />
        </span>
      )}
      {children}
    </a>
  </DropdownMenu.Item>
);
