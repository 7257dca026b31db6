import type { ReactNode } from 'react';
import * as css from './empty-state.css.ts';
import { ShotDiagram, type Shot } from './shot-diagram.tsx';

export type EmptyStateProps = {
  title: string;
  /** One sentence. */
  text?: ReactNode;
  shot?: Shot;
  /** Under what it stands: a page's title, or a section's. */
  level?: 'h2' | 'h3';
  /** One action. */
  action?: ReactNode;
};

export const EmptyState = ({
  title,
  text,
  shot = 'threeCushion',
  level: Heading = 'h3',
  action,
}: EmptyStateProps) => (
  <div className={css.empty}>
    <div className={css.diagram}>
      <ShotDiagram shot={shot} />
    </div>
    <Heading>{title}</Heading>
    {text && <p className={css.text}>{text}</p>}
    {action && <div className={css.action}>{action}</div>}
  </div>
);
