import type { ReactNode } from 'react';
import * as css from './card.css.ts';

export type CardHeadProps = { children: ReactNode; id?: string; level?: 'h2' | 'h3'; action?: ReactNode };

export const CardHead = ({ children, id, level: Heading = 'h2', action }: CardHeadProps) => (
  <header className={css.head}>
    <Heading className={css.title} id={id}>
      {children}
    </Heading>
    {action}
  </header>
);
