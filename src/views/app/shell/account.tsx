import { Suspense, useState, type KeyboardEvent } from 'react';
import { useComesAlong } from '#views/app/comes-along.ts';
import { lazily } from '#views/app/lazily.tsx';
import { UnfetchedPopup } from '#views/app/unfetched.tsx';
import type { ShellMember } from './shell-visitor.ts';
import { UserButton } from './user-button.tsx';

export type AccountProps = ShellMember & { onSignOut: () => void };

/** The name stays where it is while its menu cannot be had. */
const Unfetched = ({ user, onRetry }: AccountProps & { onRetry: () => void }) => (
  <>
    <UserButton user={user} onClick={onRetry} />
    <UnfetchedPopup onRetry={onRetry} />
  </>
);

const UserMenu = lazily(() => import('./user-menu.tsx').then((part) => part.UserMenu), Unfetched);

/** Whoever is signed in. The menu would be the heaviest part of the first page, so it comes behind it. */
export const Account = ({ user, clubs, onSignOut }: AccountProps) => {
  useComesAlong(UserMenu);
  const [menu, setMenu] = useState<'unasked' | 'asked'>('unasked');
  const ask = () => setMenu('asked');
  const askByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    ask();
  };
  const button = <UserButton user={user} onClick={ask} onKeyDown={askByKey} />;
  if (menu === 'unasked') return button;
  return (
    <Suspense fallback={button}>
      <UserMenu user={user} clubs={clubs} onSignOut={onSignOut} />
    </Suspense>
  );
};
