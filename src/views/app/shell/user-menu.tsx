import { useEffect, useRef } from 'react';
import { smallScreenLinks } from '#domain/navigation/header.ts';
import { headerMenu } from '#domain/navigation/profile-menu.ts';
import { MenuItem } from '#views/ui/menu-item.tsx';
import { MenuLabel } from '#views/ui/menu-label.tsx';
import { MenuLink } from '#views/ui/menu-link.tsx';
import { MenuRule } from '#views/ui/menu-rule.tsx';
import { Menu } from '#views/ui/menu.tsx';
import type { ShellMember } from './shell-visitor.ts';
import { UserButton } from './user-button.tsx';
import { useSmallScreen } from './use-small-screen.ts';

export type UserMenuProps = ShellMember & { onSignOut: () => void };

/** The dropdown under the name, open as soon as it is there; loaded when someone first asks for it. */
export const UserMenu = ({ user, clubs, isFactorDue, onSignOut }: UserMenuProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const isSmall = useSmallScreen();
  // The menu opens by a key on its button alone, and the press that asked for it came before it was loaded.
  useEffect(() => {
    button.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  }, []);
  const entries = headerMenu(user.roleId, isFactorDue);
  const links = entries.filter((entry) => entry.kind === 'link');
  const signOut = entries.find((entry) => entry.kind === 'signOut');
  return (
    <Menu trigger={<UserButton ref={button} user={user} />}>
      {isSmall && clubs.map(({ clubId, clubName }) => <MenuLabel key={clubId}>{clubName}</MenuLabel>)}
      {[...links, ...(isSmall ? smallScreenLinks : [])].map(({ label, href }) => (
        <MenuLink key={label} href={href}>
          {label}
        </MenuLink>
      ))}
      <MenuRule />
      <MenuItem onSelect={onSignOut}>{signOut?.label}</MenuItem>
    </Menu>
  );
};
