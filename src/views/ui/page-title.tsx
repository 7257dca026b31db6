import type { ReactNode } from 'react';
import * as css from './page-title.css.ts';

export type PageTitleProps = {
  children: ReactNode;
  /** One sentence of counts or context. */
  detail?: ReactNode;
  /** What a page for everybody is about, in a sentence or two. */
  lead?: ReactNode;
  actions?: ReactNode;
  size?: 'office' | 'public';
  id?: string;
};

/** A page's first heading; it can take the focus after a change of page. */
export const PageTitle = ({ children, detail, lead, actions, size = 'office', id }: PageTitleProps) => (
  <header className={css.head}>
    <div className={css.words}>
      <h1 className={css.title} data-size={size} id={id} tabIndex={-1}>
        {children}
      </h1>
      {detail && <p className={css.detail}>{detail}</p>}
      {lead && <p className={css.lead}>{lead}</p>}
    </div>
    {actions && <div className={css.actions}>{actions}</div>}
  </header>
);
