import type { ReactNode } from 'react';
import * as css from './content.css.ts';

export type ContentProps = {
  as?: 'div' | 'section' | 'nav' | 'header' | 'footer';
  width?: keyof typeof css.width;
  children: ReactNode;
};

/** The page's column, with its gutters. */
export const Content = ({ as: Element = 'div', width = 'page', children }: ContentProps) => (
  <Element className={css.width[width]}>{children}</Element>
);
