import { lazy } from 'react';
import { navigationWords } from '#domain/words/navigation.ts';
import { DrawerButton, type DrawerControl } from './drawer-button.tsx';
import type { PublicDrawerProps } from './public-drawer.tsx';

const loadDrawer = () =>
  import('./public-drawer.tsx').then(({ PublicDrawer }) => ({ default: PublicDrawer }));
const PublicDrawer = lazy(loadDrawer);
const preload = () => void loadDrawer().catch(() => undefined);

export type MenuButtonProps = Omit<PublicDrawerProps, keyof DrawerControl>;

/** Opens the phone's menu. */
export const MenuButton = (props: MenuButtonProps) => (
  <DrawerButton label={navigationWords.header.openMenu} onIntent={preload}>
    {(control) => <PublicDrawer {...props} {...control} />}
  </DrawerButton>
);
