import { useState } from 'react';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import * as css from './rolling-score.css.ts';

export type RollingScoreProps = {
  value: number | string;
  size: keyof typeof css.size;
  /** What the number counts, for screen readers. */
  label?: string;
};

/** A score that rolls up once when it changes, with a flash of brass behind it. */
export const RollingScore = ({ value, size, label }: RollingScoreProps) => {
  const [shown, setShown] = useState({ value, turn: 0 });
  if (shown.value !== value) setShown({ value, turn: shown.turn + 1 });
  return (
    <span className={css.size[size]} translate="no">
      {label && <VisuallyHidden>{label} </VisuallyHidden>}
      <span key={shown.turn} className={css.digits} data-turn={shown.turn > 0 ? 'changed' : 'first'}>
        {value}
      </span>
    </span>
  );
};
