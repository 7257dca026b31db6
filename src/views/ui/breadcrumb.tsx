import ChevronRight from 'lucide-react/icons/chevron-right';
import * as css from './breadcrumb.css.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

export type Crumb = { label: string; href?: string };
export type BreadcrumbProps = {
  /** Names it for screen readers. */
  label: string;
  /** From the top; the last is where one is. */
  items: readonly Crumb[];
};

export const Breadcrumb = ({ label, items }: BreadcrumbProps) => (
  <nav aria-label={label}>
    <ol className={css.crumbs} role="list">
      {items.map((item, index) => {
        const isLast = index === items.length - 1;
        return (
          <li key={item.label} className={css.crumb}>
            {isLast ? (
              <span className={css.current} aria-current="page">
                {item.label}
              </span>
            ) : item.href ? (
              <Link href={item.href} tone="quiet">
                {item.label}
              </Link>
            ) : (
              item.label
            )}
            {!isLast && <Icon glyph={ChevronRight} size="small" />}
          </li>
        );
      })}
    </ol>
  </nav>
);
