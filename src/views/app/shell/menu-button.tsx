import { navigationWords } from '#domain/words/navigation.ts';
import { useComesAlong } from '#views/app/comes-along.ts';
import { lazily } from '#views/app/lazily.tsx';
import { UnfetchedDrawer } from '#views/app/unfetched.tsx';
import { DrawerButton, type DrawerControl } from './drawer-button.tsx';
import type { PublicDrawerProps } from './public-drawer.tsx';

const PublicDrawer = lazily(
  () => import('./public-drawer.tsx').then((part) => part.PublicDrawer),
  UnfetchedDrawer,
);

export type MenuButtonProps = Omit<PublicDrawerProps, keyof DrawerControl>;

/** Opens the phone's menu. */
export const MenuButton = (props: MenuButtonProps) => {
  useComesAlong(PublicDrawer);
  return (
    <DrawerButton label={navigationWords.header.openMenu}>
      {(control) => <PublicDrawer {...props} {...control} />}
    </DrawerButton>
  );
};
