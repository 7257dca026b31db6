import type { ReactNode } from 'react';
import * as css from './card.css.ts';

export type CardProps = {
  as?: 'div' | 'section' | 'article' | 'li';
  /** Lists breathe less than forms, forms less than the one feature card; tables fill their card. */
  padding?: keyof typeof css.padding;
  id?: string;
  labelledBy?: string;
  children: ReactNode;
};

export const Card = ({ as: Element = 'div', padding = 'list', id, labelledBy, children }: CardProps) => (
  <Element className={`${css.card} ${css.padding[padding]}`} id={id} aria-labelledby={labelledBy}>
    {children}
  </Element>
);
