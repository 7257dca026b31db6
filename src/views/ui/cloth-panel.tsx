import type { ReactNode } from 'react';
import * as css from './cloth-panel.css.ts';

export type ClothPanelProps = {
  /** Names the region for screen readers. */
  label: string;
  /** Behind the baulk line: what is played, where, and how far it is. */
  baulk?: ReactNode;
  /** At the foot of the baulk column, on phones at the foot of the panel. */
  actions?: ReactNode;
  /** Stream overlays show the cloth alone. */
  rail?: keyof typeof css.frame;
  children: ReactNode;
};

/**
 * The one panel of a page that is a table: mahogany rail, brass sights, cloth, baulk line and D. What changes on it is kept
 * from the browser's translation, which replaces nodes, so that a score would stand still.
 */
export const ClothPanel = ({ label, baulk, actions, rail = 'rail', children }: ClothPanelProps) => (
  <section className={css.frame[rail]} aria-label={label}>
    <div className={css.cloth} data-ground="cloth">
      {baulk ? (
        <div className={css.table}>
          <div className={css.baulk}>{baulk}</div>
          <div className={css.line} aria-hidden />
          <div className={css.board} translate="no">
            {children}
          </div>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
      ) : (
        <div className={css.board} translate="no">
          {children}
        </div>
      )}
    </div>
  </section>
);
