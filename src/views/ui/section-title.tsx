import type { ReactNode } from 'react';
import * as css from './section-title.css.ts';

export type SectionTitleProps = {
  children: ReactNode;
  level?: 'h2' | 'h3';
  id?: string;
  /** At the far end of the rule, such as a link to all of them. */
  action?: ReactNode;
};

export const SectionTitle = ({ children, level: Heading = 'h2', id, action }: SectionTitleProps) => (
  <div className={css.head}>
    <Heading className={css.title} id={id}>
      {children}
    </Heading>
    <span className={css.rule} aria-hidden>
      <svg className={css.sign} viewBox="0 0 34 19">
        <path d="M0 9.5h34M10 9.5a7 7 0 0 1 14 0" />
        <circle className={css.spot} cx="17" cy="9.5" r="1.75" />
      </svg>
    </span>
    {action && <span className={css.action}>{action}</span>}
  </div>
);
