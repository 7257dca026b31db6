import { type HeaderLink, isCurrent } from '#domain/navigation/header.ts';
import * as css from './nav-links.css.ts';

export type NavLinksProps = {
  label: string;
  links: readonly HeaderLink[];
  path: string;
  /** `bar` beside each other in the header, `list` below each other in the drawer. */
  arrangement?: keyof typeof css.links;
};

/** The links of the public header; that of the page shown is marked. */
export const NavLinks = ({ label, links, path, arrangement = 'bar' }: NavLinksProps) => (
  <nav className={css.nav[arrangement]} aria-label={label}>
    <ul className={css.links[arrangement]}>
      {links.map(({ screen, href, label: text }) => (
        <li className={css.place} key={screen}>
          <a
            className={css.link[arrangement]}
            href={href}
            aria-current={isCurrent(screen, path) ? 'page' : undefined}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
