import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import { roleLabel } from '#domain/roles.ts';
import { Avatar } from '#views/ui/avatar.tsx';
import { Icon } from '#views/ui/icon.tsx';
import type { ShellUser } from './shell-visitor.ts';
import * as css from './user-button.css.ts';

export type UserButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children'> & {
  user: ShellUser;
};

/** Name, role and picture of whoever is signed in, and the way into their menu. */
export const UserButton = ({ user, ...rest }: UserButtonProps) => (
  <button type="button" aria-haspopup="menu" aria-expanded={false} {...rest} className={css.user}>
    <Avatar name={user.fullName} photo={user.profileImage ?? undefined} />
    <span className={css.words}>
      <span className={css.name}>{user.fullName}</span>{' '}
      <span className={css.role}>{roleLabel(user.roleId)}</span>
    </span>
    <Icon glyph={ChevronDown} size="small" />
  </button>
);
