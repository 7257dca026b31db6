import type { ReactNode } from 'react';
import { takeOverFocus } from '#views/ui/page-focus.ts';
import { contentId } from './skip-link.tsx';

export type PageMainProps = { className: string; children: ReactNode };

/** What holds the page in a layout. */
export const PageMain = ({ className, children }: PageMainProps) => (
  <main className={className} id={contentId} tabIndex={-1} ref={takeOverFocus}>
    {children}
  </main>
);
