import * as css from './brand-mark.css.ts';

export type BrandMarkProps = { size?: keyof typeof css.size; ground?: 'page' | 'shell' };

/** The baulk line, the D, and the brown's spot. */
export const BrandMark = ({ size = 'regular', ground = 'page' }: BrandMarkProps) => (
  <svg className={`${css.mark} ${css.size[size]}`} viewBox="0 0 32 32" aria-hidden>
    <rect className={css.cloth} data-ground={ground} x=".5" y=".5" width="31" height="31" rx="7" />
    <path className={css.line} d="M19 4v24M19 9.5a6.5 6.5 0 0 0 0 13" />
    <circle className={css.spot} cx="19" cy="16" r="3.2" />
  </svg>
);
