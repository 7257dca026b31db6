import { navigationWords } from '#domain/words/navigation.ts';
import { useComesAlong } from '#views/app/comes-along.ts';
import { lazily } from '#views/app/lazily.tsx';
import { UnfetchedDrawer } from '#views/app/unfetched.tsx';
import { DrawerButton, type DrawerControl, type MenuControl } from './drawer-button.tsx';
import type { SidebarDrawerProps } from './sidebar-drawer.tsx';

const SidebarDrawer = lazily(
  () => import('./sidebar-drawer.tsx').then((part) => part.SidebarDrawer),
  UnfetchedDrawer,
);

export type SectionsButtonProps = Omit<SidebarDrawerProps, keyof DrawerControl> & { menu: MenuControl };

/** Opens the phone's sidebar. */
export const SectionsButton = ({ menu, ...props }: SectionsButtonProps) => {
  useComesAlong(SidebarDrawer);
  return (
    <DrawerButton label={navigationWords.header.openSections} menu={menu}>
      {(control) => <SidebarDrawer {...props} {...control} />}
    </DrawerButton>
  );
};
