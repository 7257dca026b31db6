import { Direction } from 'radix-ui';
import type { ReactNode } from 'react';

/** What is read from right to left, as Radix is told it. */
export const RightToLeft = ({ children }: { children: ReactNode }) => (
  <Direction.Provider dir="rtl">
    <div dir="rtl">{children}</div>
  </Direction.Provider>
);
