import * as css from './social-link.css.ts';
import { SocialMark, type SocialNetwork } from './social-mark.tsx';

export type SocialLinkProps = { network: SocialNetwork; href: string; label: string };

/** One round mark of the footer. */
export const SocialLink = ({ network, href, label }: SocialLinkProps) => (
  <a className={css.link} href={href} aria-label={label} rel="noopener">
    <SocialMark className={css.mark} network={network} aria-hidden focusable={false} />
  </a>
);
