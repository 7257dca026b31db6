import { Suspense, type ReactNode } from 'react';
import { headerLinks } from '#domain/navigation/header.ts';
import { navigationWords } from '#domain/words/navigation.ts';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { lazily } from '#views/app/lazily.tsx';
import { Brand } from './brand.tsx';
import { loginPath } from './login-path.ts';
import type { MenuControl } from './drawer-button.tsx';
import { MenuButton } from './menu-button.tsx';
import { NavLinks } from './nav-links.tsx';
import * as css from './public-header.css.ts';
import type { ShellVisitor } from './shell-visitor.ts';
import { ThemeSwitch, type ThemeSwitchProps } from './theme-switch.tsx';

const words = navigationWords.header;

/** Visitors have neither a name nor clubs, and their first page needs none of the parts that show them. */
export const HeaderMember = lazily(
  () => import('./header-member.tsx').then(({ HeaderMember: part }) => part),
  () => null,
);

export type PublicHeaderProps = ThemeSwitchProps & {
  visitor: ShellVisitor;
  path: string;
  onRegister: () => void;
  onSignOut: () => void;
  menu: MenuControl;
  /** Where the language is chosen. */
  languages?: ReactNode;
};

/** The header of every page that visitors may read (document 000, section 2). */
export const PublicHeader = (props: PublicHeaderProps) => {
  const { visitor, path, theme, onThemeChange, onRegister, onSignOut, menu, languages } = props;
  const offers = visitor.kind === 'signedOut' ? 'signIn' : 'nothing';
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <Brand />
        <NavLinks label={words.main} links={headerLinks} path={path} />
        <div className={css.actions}>
          {languages}
          <ThemeSwitch theme={theme} onThemeChange={onThemeChange} />
          {offers === 'signIn' && <Offers onRegister={onRegister} />}
          {visitor.kind === 'signedIn' ? (
            <Suspense>
              <HeaderMember user={visitor.user} clubs={visitor.clubs} onSignOut={onSignOut} />
            </Suspense>
          ) : (
            <span className={css.phoneOnly}>
              <MenuButton menu={menu} path={path} offers={offers} onRegister={onRegister} />
            </span>
          )}
        </div>
      </div>
    </header>
  );
};

/** What a visitor is invited to; on a phone the registration stands in the menu. */
const Offers = ({ onRegister }: Pick<PublicHeaderProps, 'onRegister'>) => (
  <>
    <ButtonLink href={loginPath} tone="ghost">
      {words.login}
    </ButtonLink>
    <span className={css.wideOnly}>
      <Button tone="primary" onClick={onRegister}>
        {words.registration}
      </Button>
    </span>
  </>
);
