import * as css from './skeleton.css.ts';
import { Skeleton } from './skeleton.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const widths = ['long', 'medium', 'fill', 'short', 'long'] as const;

export type SkeletonRowsProps = {
  /** What is being loaded, for screen readers. */
  label: string;
  count?: number;
  lead?: 'none' | 'person' | 'club';
  /** `card` inside a card that has no padding of its own. */
  inset?: keyof typeof css.inset;
};

/** A list that is on its way. */
export const SkeletonRows = ({ label, count = 5, lead = 'none', inset = 'none' }: SkeletonRowsProps) => (
  <div className={`${css.rows} ${css.inset[inset]}`} role="status" aria-busy>
    <VisuallyHidden>{label}</VisuallyHidden>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={css.row}>
        {lead !== 'none' && <Skeleton shape={lead} />}
        <div className={css.lines}>
          <Skeleton width={widths[index % widths.length] ?? 'fill'} />
        </div>
      </div>
    ))}
  </div>
);
