import * as css from './spinner.css.ts';

export type SpinnerProps = { size?: keyof typeof css.size };

/** Says by movement what the words beside it say: something is under way. */
export const Spinner = ({ size = 'regular' }: SpinnerProps) => (
  <svg className={`${css.spinner} ${css.size[size]}`} viewBox="0 0 24 24" strokeWidth={3} aria-hidden>
    <circle className={css.track} cx="12" cy="12" r="9" />
    <path className={css.arc} d="M12 3a9 9 0 0 1 9 9" />
  </svg>
);
