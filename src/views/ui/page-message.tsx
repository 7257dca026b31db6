import type { ReactNode } from 'react';
import * as css from './page-message.css.ts';
import { ShotDiagram, type Shot } from './shot-diagram.tsx';

export type PageMessageProps = {
  title: string;
  text?: ReactNode;
  shot?: Shot;
  /** `alert` when it took the place of something that was there. */
  announce?: 'none' | 'alert';
  /** A way on: home, or another try. */
  actions?: ReactNode;
};

/** A whole page's worth of one message: not found, not built yet, failed. */
export const PageMessage = (props: PageMessageProps) => {
  const { title, text, shot = 'missedPot', announce = 'none', actions } = props;
  return (
    <section className={css.message} role={announce === 'alert' ? 'alert' : undefined}>
      <div className={css.diagram}>
        <ShotDiagram shot={shot} />
      </div>
      <h1 className={css.title} tabIndex={-1}>
        {title}
      </h1>
      {text && <p className={css.text}>{text}</p>}
      {actions && <div className={css.actions}>{actions}</div>}
    </section>
  );
};
