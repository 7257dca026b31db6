import { landingPage } from '#domain/roles.ts';
import { navigationWords } from '#domain/words/navigation.ts';
import type { Address } from './address.ts';
import { type Member, mayOpen } from './guard.ts';
import { homeLink } from './header.ts';
import { matchRoute } from './match.ts';
import { routeOf, type ScreenName } from './routes.ts';

/** An entry of a menu: a place to go, or the order to sign out. */
export type MenuEntry =
  | { readonly kind: 'link'; readonly label: string; readonly href: Address }
  | { readonly kind: 'signOut'; readonly label: string };

/** A place in the profile panel. */
export type ProfileEntry = { readonly screen: ScreenName; readonly label: string; readonly href: Address };

const words = navigationWords.menu;

const entry = (screen: ScreenName, label: () => string): ProfileEntry => ({
  screen,
  get label() {
    return label();
  },
  href: routeOf(screen).path,
});

/** The dropdown under the name, the same in both headers; what has to wait for a second factor is left out. */
export function headerMenu(roleId: number, isFactorDue = false): readonly MenuEntry[] {
  const entries: readonly MenuEntry[] = [
    { kind: 'link', label: words.manage, href: landingPage(roleId) },
    { kind: 'link', label: words.home, href: homeLink.href },
    { kind: 'link', label: words.myProfile, href: routeOf('my-profile').path },
    {
      kind: 'link',

      label: words.changePassword,
      href: routeOf('change-password').path,
    },
    { kind: 'signOut', label: words.signOut },
  ];
  return isFactorDue ? entries.filter((each) => each.kind === 'signOut' || isOpenToAll(each.href)) : entries;
}

const isOpenToAll = (href: Address): boolean => matchRoute(href)?.route.access.who === 'anyone';

const profileEntries: readonly ProfileEntry[] = [
  entry('payment', () => words.payment),
  entry('change-password', () => words.changePassword),
  entry('onboard', () => words.stripeOnboard),
];

/** The profile panel: payment and onboarding only for the roles that may open them. */
export function profileMenu(member: Member): readonly ProfileEntry[] {
  return profileEntries.filter(({ screen }) => mayOpen(routeOf(screen), member));
}
