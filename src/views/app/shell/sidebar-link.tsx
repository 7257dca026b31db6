import type { Address } from '#domain/navigation/address.ts';
import type { ScreenName } from '#domain/navigation/routes.ts';
import { isRail } from './rail.ts';
import { Icon } from '#views/ui/icon.tsx';
import { sidebarIcon } from './sidebar-icons.ts';
import * as css from './sidebar-nav.css.ts';
import { Tooltip } from '#views/ui/tooltip.tsx';

/** How much of the sidebar shows: signs with labels, or signs alone. */
export type SidebarState = 'open' | 'collapsed';

export type SidebarLinkProps = {
  screen: ScreenName;
  label: string;
  href: Address;
  isCurrent: boolean;
  state: SidebarState;
};

/** A line of the sidebar. Collapsed, its label stays for screen readers and shows beside the sign. */
export const SidebarLink = ({ screen, label, href, isCurrent, state }: SidebarLinkProps) => (
  <li className={css.line}>
    <Tooltip content={label} says="name" side="right" isNeeded={() => state === 'collapsed' || isRail()}>
      <a className={css.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
        <span className={css.sign}>
          <Icon glyph={sidebarIcon(screen)} />
        </span>
        <span className={css.label}>{label}</span>
      </a>
    </Tooltip>
  </li>
);
