import { BrandMark } from './brand-mark.tsx';
import * as css from './wordmark.css.ts';

export type WordmarkProps = { name: string; ground?: 'page' | 'shell' };

/** The mark with the name beside it; a `Link` around it leads home. */
export const Wordmark = ({ name, ground = 'page' }: WordmarkProps) => (
  <span className={css.wordmark}>
    <BrandMark ground={ground} />
    <span className={css.name}>{name}</span>
  </span>
);
