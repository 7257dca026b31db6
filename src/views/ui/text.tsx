import type { ReactNode } from 'react';
import * as css from './text.css.ts';

export type TextProps = {
  as?: 'p' | 'span' | 'div' | 'strong' | 'small';
  tone?: keyof typeof css.tone;
  size?: keyof typeof css.measure;
  id?: string;
  children: ReactNode;
};

export const Text = ({ as: Element = 'p', tone = 'primary', size = 'md', id, children }: TextProps) => (
  <Element className={`${css.tone[tone]} ${css.measure[size]}`} id={id}>
    {children}
  </Element>
);
