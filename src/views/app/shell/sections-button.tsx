import { lazy } from 'react';
import { navigationWords } from '#domain/words/navigation.ts';
import { DrawerButton, type DrawerControl } from './drawer-button.tsx';
import type { SidebarDrawerProps } from './sidebar-drawer.tsx';

const loadDrawer = () =>
  import('./sidebar-drawer.tsx').then(({ SidebarDrawer }) => ({ default: SidebarDrawer }));
const SidebarDrawer = lazy(loadDrawer);
const preload = () => void loadDrawer().catch(() => undefined);

export type SectionsButtonProps = Omit<SidebarDrawerProps, keyof DrawerControl>;

/** Opens the phone's sidebar. */
export const SectionsButton = (props: SectionsButtonProps) => (
  <DrawerButton label={navigationWords.header.openSections} onIntent={preload}>
    {(control) => <SidebarDrawer {...props} {...control} />}
  </DrawerButton>
);
