import type { ComponentPropsWithRef } from 'react';
import * as css from './link.css.ts';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | 'href'> & {
  href: string;
  tone?: keyof typeof css.link;
};

/** A plain anchor: whoever mounts the page decides which clicks stay inside it. */
export const Link = ({ tone = 'text', children, ...rest }: LinkProps) => (
  <a {...rest} className={css.link[tone]}>
    {children}
  </a>
);
