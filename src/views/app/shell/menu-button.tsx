import { navigationWords } from '#domain/words/navigation.ts';
import { useComesAlong } from '#views/app/comes-along.ts';
import { lazily } from '#views/app/lazily.tsx';
import { UnfetchedDrawer } from '#views/app/unfetched.tsx';
import { DrawerButton, type DrawerControl, type MenuControl } from './drawer-button.tsx';
import type { PublicDrawerProps } from './public-drawer.tsx';

/** The menu itself, which no first page needs. */
export const PublicDrawer = lazily(
  () => import('./public-drawer.tsx').then((part) => part.PublicDrawer),
  UnfetchedDrawer,
);

export type MenuButtonProps = Omit<PublicDrawerProps, keyof DrawerControl> & { menu: MenuControl };

/** Opens the phone's menu. */
export const MenuButton = ({ menu, ...props }: MenuButtonProps) => {
  useComesAlong(PublicDrawer);
  return (
    <DrawerButton label={navigationWords.header.openMenu} menu={menu}>
      {(control) => <PublicDrawer {...props} {...control} />}
    </DrawerButton>
  );
};
