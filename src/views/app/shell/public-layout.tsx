import type { ReactNode } from 'react';
import { Footer, type FooterProps } from './footer.tsx';
import * as css from './layout.css.ts';
import { PublicHeader, type PublicHeaderProps } from './public-header.tsx';
import { contentId, SkipLink } from './skip-link.tsx';

export type PublicLayoutProps = PublicHeaderProps & FooterProps & { children: ReactNode };

/** Header, page and footer, for every page that visitors may read. */
export const PublicLayout = ({ operator, links, year, children, ...header }: PublicLayoutProps) => (
  <div className={css.publicLayout}>
    <SkipLink />
    <PublicHeader {...header} />
    <main className={css.publicMain} id={contentId} tabIndex={-1}>
      {children}
    </main>
    <Footer operator={operator} links={links} year={year} />
  </div>
);
