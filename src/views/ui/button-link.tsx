import type { ComponentPropsWithRef } from 'react';
import { button } from './button.css.ts';
import type { ButtonLook } from './button.tsx';
import { Icon } from './icon.tsx';

export type ButtonLinkProps = Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | 'children' | 'href'> &
  ButtonLook & { href: string };

/** Leads somewhere, and looks like the button that a page wants there. */
export const ButtonLink = ({ tone, size, width, icon, iconEnd, children, ...rest }: ButtonLinkProps) => (
  <a {...rest} className={button({ tone, size, width })}>
    {icon && <Icon glyph={icon} />}
    {children}
    {iconEnd && <Icon glyph={iconEnd} />}
  </a>
);
