import { lazy, Suspense, useState, type KeyboardEvent } from 'react';
import type { ShellMember } from './shell-visitor.ts';
import { UserButton } from './user-button.tsx';

const loadMenu = () => import('./user-menu.tsx').then(({ UserMenu }) => ({ default: UserMenu }));
const UserMenu = lazy(loadMenu);
const preload = () => void loadMenu().catch(() => undefined);

export type AccountProps = ShellMember & { onSignOut: () => void };

/** Whoever is signed in. The menu would be the heaviest part of the first page, so it comes when it is asked for. */
export const Account = ({ user, clubs, onSignOut }: AccountProps) => {
  const [menu, setMenu] = useState<'unasked' | 'asked'>('unasked');
  const ask = () => setMenu('asked');
  const askByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    ask();
  };
  const button = (
    <UserButton user={user} onPointerEnter={preload} onFocus={preload} onClick={ask} onKeyDown={askByKey} />
  );
  if (menu === 'unasked') return button;
  return (
    <Suspense fallback={button}>
      <UserMenu user={user} clubs={clubs} onSignOut={onSignOut} />
    </Suspense>
  );
};
