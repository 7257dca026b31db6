import type { ComponentPropsWithRef } from 'react';
import * as css from './link.css.ts';

export type TextButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> & {
  tone?: keyof typeof css.link;
};

/** Does something here, and reads like a link in its sentence. */
export const TextButton = ({ tone = 'text', children, ...rest }: TextButtonProps) => (
  <button type="button" {...rest} className={css.link[tone]}>
    {children}
  </button>
);
