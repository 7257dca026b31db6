import type { ReactNode } from 'react';
import * as css from './panel.css.ts';

export type KeyProps = {
  /** What the key is called where its face is a figure alone. */
  label?: string;
  weight?: 'plain' | 'strong' | 'foul';
  disabled?: boolean;
  /** A second tap in a row is a slip, not another order. */
  isOnce?: boolean;
  onTap: () => void;
  children: ReactNode;
};

/** A key for one thumb. */
export const Key = (props: KeyProps) => {
  const { label, weight = 'plain', disabled = false, isOnce = false, onTap, children } = props;
  return (
    <button
      type="button"
      className={css.tap}
      data-weight={weight}
      aria-label={label}
      disabled={disabled}
      onClick={({ detail }) => {
        if (!isOnce || detail < 2) onTap();
      }}
    >
      {children}
    </button>
  );
};
