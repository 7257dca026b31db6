import type { ReactNode } from 'react';
import * as css from './joined.css.ts';

export type JoinedProps = { start: ReactNode; children: ReactNode };

/** Two controls in one box, such as a country code before a number; each keeps its own name. */
export const Joined = ({ start, children }: JoinedProps) => (
  <div className={css.joined}>
    <div className={css.start}>{start}</div>
    <div className={css.end}>{children}</div>
  </div>
);
