import type { ReactNode } from 'react';
import { Footer, type FooterProps } from './footer.tsx';
import * as css from './layout.css.ts';
import { PageMain } from './page-main.tsx';
import { PublicHeader, type PublicHeaderProps } from './public-header.tsx';
import { SkipLink } from './skip-link.tsx';

export type PublicLayoutProps = PublicHeaderProps & FooterProps & { children: ReactNode };

/** Header, page and footer, for every page that visitors may read. */
export const PublicLayout = ({ operator, links, year, children, ...header }: PublicLayoutProps) => (
  <div className={css.publicLayout}>
    <SkipLink />
    <PublicHeader {...header} />
    <PageMain className={css.publicMain}>{children}</PageMain>
    <Footer operator={operator} links={links} year={year} />
  </div>
);
