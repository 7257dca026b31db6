import type { Address } from '#domain/navigation/address.ts';
import type { ScreenName } from '#domain/navigation/routes.ts';
import { isRail } from './rail.ts';
import { HintBubble } from '#views/ui/hint-bubble.tsx';
import { Icon } from '#views/ui/icon.tsx';
import { sidebarIcon } from './sidebar-icons.ts';
import * as css from './sidebar-nav.css.ts';
import { useSideHint } from './use-side-hint.ts';

/** How much of the sidebar shows: signs with labels, or signs alone. */
export type SidebarState = 'open' | 'collapsed';

export type SidebarLinkProps = {
  screen: ScreenName;
  label: string;
  href: Address;
  isCurrent: boolean;
  state: SidebarState;
  onFollow?: (() => void) | undefined;
};

/** A line of the sidebar. Collapsed, its label stays for screen readers and shows beside the sign. */
export const SidebarLink = ({ screen, label, href, isCurrent, state, onFollow }: SidebarLinkProps) => {
  const { place, handlers } = useSideHint(() => state === 'collapsed' || isRail());
  return (
    <li className={css.line}>
      <a
        className={css.link}
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onFollow}
        {...handlers}
      >
        <span className={css.sign}>
          <Icon glyph={sidebarIcon(screen)} />
        </span>
        <span className={css.label}>{label}</span>
      </a>
      {place && <HintBubble place={place} text={label} />}
    </li>
  );
};
