import type { ReactNode } from 'react';
import * as css from './visually-hidden.css.ts';

export type VisuallyHiddenProps = { as?: 'span' | 'legend' | 'caption' | 'h1' | 'h2'; children: ReactNode };

/** Text for screen readers alone. */
export const VisuallyHidden = ({ as: Element = 'span', children }: VisuallyHiddenProps) => (
  <Element className={css.hidden}>{children}</Element>
);
