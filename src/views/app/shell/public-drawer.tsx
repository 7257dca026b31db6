import { headerLinks } from '#domain/navigation/header.ts';
import { navigationWords } from '#domain/words/navigation.ts';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { Drawer } from '#views/ui/drawer.tsx';
import { Brand } from './brand.tsx';
import type { DrawerControl } from './drawer-button.tsx';
import { loginPath } from './login-path.ts';
import { NavLinks } from './nav-links.tsx';
import * as css from './public-header.css.ts';

const words = navigationWords.header;

export type PublicDrawerProps = DrawerControl & {
  path: string;
  /** What a visitor may do; someone whose terms are pending is offered neither. */
  offers: 'signIn' | 'nothing';
  onRegister: () => void;
};

/** The header's links and offers where a phone has no room for them. */
export const PublicDrawer = ({ state, path, offers, onClose, onRegister }: PublicDrawerProps) => (
  <Drawer
    state={state}
    title={words.menu}
    closeLabel={words.closeMenu}
    onClose={onClose}
    brand={<Brand ground="shell" />}
  >
    <NavLinks label={words.main} links={headerLinks} path={path} arrangement="list" />
    {offers === 'signIn' && (
      <div className={css.drawerOffers}>
        <ButtonLink href={loginPath} tone="ghostOnShell" width="fill">
          {words.login}
        </ButtonLink>
        <Button tone="brass" width="fill" onClick={onRegister}>
          {words.registration}
        </Button>
      </div>
    )}
  </Drawer>
);
