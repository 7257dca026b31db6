import { navigationWords } from '#domain/words/navigation.ts';
import { BrandMark } from '#views/ui/brand-mark.tsx';
import * as css from './brand.css.ts';

export type BrandProps = {
  /** `page` on the page's own ground, `shell` on the green of sidebar and footer. */
  ground?: 'page' | 'shell';
};

/** The sign of the house, leading home. */
export const Brand = ({ ground = 'page' }: BrandProps) => (
  <a className={css.brand} href="/">
    <BrandMark ground={ground} />
    <span className={css.name}>{navigationWords.product}</span>
  </a>
);
