import type { ReactNode } from 'react';
import * as css from './live-dot.css.ts';

export type LiveDotProps = {
  /** The word that says it too: "Live", or the table. */
  children: ReactNode;
};

export const LiveDot = ({ children }: LiveDotProps) => (
  <span className={css.live}>
    <span className={css.dot} aria-hidden />
    {children}
  </span>
);
