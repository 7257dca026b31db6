import type { Glyph } from './glyph.ts';
import { Icon } from './icon.tsx';
import * as css from './paging.css.ts';

export type PagingStepProps = {
  label: string;
  to: number;
  last: number;
  icon: Glyph;
  onPage: (page: number) => void;
};

/** One page back or on; at the end it stays in place, so that the focus does too. */
export const PagingStep = ({ label, to, last, icon, onPage }: PagingStepProps) => {
  const isPossible = to >= 1 && to <= last;
  return (
    <button
      type="button"
      className={css.page}
      aria-label={label}
      aria-disabled={isPossible ? undefined : true}
      onClick={() => isPossible && onPage(to)}
    >
      <Icon glyph={icon} size="small" />
    </button>
  );
};
