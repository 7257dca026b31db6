import { routeOf } from '#domain/navigation/routes.ts';
import { navigationWords } from '#domain/words/navigation.ts';
import { Link } from '#views/ui/link.tsx';
import { SocialLink } from '#views/ui/social-link.tsx';
import { Brand } from './brand.tsx';
import * as css from './footer.css.ts';

const words = navigationWords.footer;
const terms = routeOf('terms-conditions').path;
const privacy = routeOf('privacy-policy').path;

const columns = [
  {
    get head() {
      return words.followTheGame;
    },
    links: [
      {
        get label() {
          return words.liveMatches;
        },
        href: '/home',
      },
      {
        get label() {
          return words.tournaments;
        },
        href: routeOf('tournament-details').path,
      },
      {
        get label() {
          return navigationWords.header.news;
        },
        href: routeOf('all-news').path,
      },
    ],
  },
  {
    get head() {
      return words.help;
    },
    links: [
      {
        get label() {
          return navigationWords.header.faq;
        },
        href: routeOf('faq').path,
      },
      {
        get label() {
          return navigationWords.header.download;
        },
        href: routeOf('download').path,
      },
    ],
  },
] as const;

/** The networks in the order of the footer, by the names that people know. */
const networks = [
  { network: 'facebook', label: 'Facebook' },
  { network: 'instagram', label: 'Instagram' },
  { network: 'x', label: 'X' },
  { network: 'youtube', label: 'YouTube' },
] as const;

type Network = (typeof networks)[number]['network'];

export type FooterProps = {
  /** The organisation that runs the product here. */
  operator: string;
  /** The operator's pages elsewhere; an icon without an address stays away. */
  links: Readonly<Partial<Record<Network, string | null>>>;
  year: number;
};

/** Who runs this, its legal pages, and where else the operator is found (document 000, section 1). */
export const Footer = ({ operator, links, year }: FooterProps) => (
  <footer className={css.footer}>
    <div className={css.content}>
      <div className={css.about}>
        <Brand ground="shell" />
        <p className={css.operator}>{words.runBy(operator)}</p>
      </div>
      {columns.map(({ head, links: places }) => (
        <nav key={head} aria-label={head}>
          <p className={css.head}>{head}</p>
          <ul className={css.places}>
            {places.map(({ label, href }) => (
              <li className={css.place} key={href}>
                <Link href={href} tone="onShell">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <SocialLinks links={links} />
      <div className={css.legal}>
        <span>{words.copyright(year, operator)}</span>
        <Link href={terms} tone="onShell">
          {words.terms}
        </Link>
        <Link href={privacy} tone="onShell">
          {words.privacy}
        </Link>
      </div>
    </div>
  </footer>
);

const SocialLinks = ({ links }: Pick<FooterProps, 'links'>) => {
  const shown = networks.flatMap(({ network, label }) => {
    const href = links[network];
    return href ? [{ network, label, href }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className={css.social} aria-label={words.social}>
      {shown.map((link) => (
        <li className={css.place} key={link.network}>
          <SocialLink {...link} />
        </li>
      ))}
    </ul>
  );
};
