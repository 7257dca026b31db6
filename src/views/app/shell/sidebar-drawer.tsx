import { navigationWords } from '#domain/words/navigation.ts';
import { Drawer } from '#views/ui/drawer.tsx';
import { Brand } from './brand.tsx';
import type { DrawerControl } from './drawer-button.tsx';
import { SidebarNav, type SidebarNavProps } from './sidebar-nav.tsx';

const words = navigationWords.header;

export type SidebarDrawerProps = DrawerControl & Omit<SidebarNavProps, 'state'>;

/** The sidebar of a phone. */
export const SidebarDrawer = ({ state, onClose, ...nav }: SidebarDrawerProps) => (
  <Drawer
    state={state}
    title={navigationWords.sidebar.sections}
    closeLabel={words.closeSections}
    onClose={onClose}
    brand={<Brand ground="shell" />}
  >
    <SidebarNav {...nav} state="open" />
  </Drawer>
);
