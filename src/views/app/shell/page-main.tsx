import type { ReactNode, RefCallback } from 'react';
import { takeOverFocus } from '#views/ui/page-focus.ts';
import { contentId } from './skip-link.tsx';

export type PageMainProps = {
  className: string;
  /** Looks after the focus of the page. */
  focusRef?: RefCallback<HTMLElement>;
  children: ReactNode;
};

/** What holds the page in a layout. */
export const PageMain = ({ className, focusRef = takeOverFocus, children }: PageMainProps) => (
  <main className={className} id={contentId} tabIndex={-1} ref={focusRef}>
    {children}
  </main>
);
