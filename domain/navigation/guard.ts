import { landingPage } from '#domain/roles.ts';
import { type Address, safeAddress } from './address.ts';
import { matchRoute } from './match.ts';
import { type Route, routeOf, type ScreenName } from './routes.ts';

/** A club that someone is a member of. */
export type Membership = { readonly clubId: number; readonly clubName: string };

/** Someone signed in, with the role and the clubs that decide what may be seen. */
export type Member = {
  readonly kind: 'signedIn';
  readonly roleId: number;
  readonly clubs: readonly Membership[];
  /** The association asks for a second factor that is not set up yet. */
  readonly isFactorDue?: boolean;
};

/** Whoever stands before an address. */
export type Visitor = { readonly kind: 'signedOut' } | { readonly kind: 'pending' } | Member;

/** To show the screen, or the address to go to instead. */
export type Decision = { readonly to: 'show' | Address };

/** The page on which a second factor is set up, the only one of one's own while it is due. */
const factorScreen: ScreenName = 'two-step';

/** Whether a signed-in person may see a screen, by role, club membership and a second factor that is due. */
export function mayOpen({ access, screen }: Route, { roleId, clubs, isFactorDue = false }: Member): boolean {
  if (access.who === 'anyone') return true;
  if (isFactorDue && screen !== factorScreen) return false;
  if (access.who !== 'roles') return true;
  const needsClub = access.members?.some((id) => id === roleId) ?? false;
  return access.roles.some((id) => id === roleId) && (!needsClub || clubs.length > 0);
}

function decidePopup(visitor: Visitor): Decision {
  if (visitor.kind === 'signedOut') return { to: 'show' };
  return { to: visitor.kind === 'pending' ? '/termsConditions' : '/' };
}

/** Shows a route to those who may see it and sends everyone else where they belong (document 000, section 2). */
export function decide(route: Route, visitor: Visitor): Decision {
  if (route.over) return decidePopup(visitor);
  if (route.access.who !== 'anyone') {
    if (visitor.kind === 'signedOut') return { to: '/' };
    if (visitor.kind === 'pending') return { to: '/termsConditions' };
    if (visitor.isFactorDue && route.screen !== factorScreen) return { to: routeOf(factorScreen).path };
    if (!mayOpen(route, visitor)) return { to: '/pageNotFound' };
  }
  return { to: route.leadsTo ?? 'show' };
}

/** Decides for an address as it was typed; one that no screen has leads to the page that says so. */
export function decideAddress(address: string, visitor: Visitor): Decision {
  const match = matchRoute(address);
  return match ? decide(match.route, visitor) : { to: '/pageNotFound' };
}

/** The address to keep for the next sign-in of this tab: a protected one that a signed-out visitor asked for. */
export function wantedAddress(address: string, visitor: Visitor): Address | null {
  const route = matchRoute(address)?.route;
  const isProtected = route !== undefined && route.access.who !== 'anyone';
  return isProtected && visitor.kind === 'signedOut' ? safeAddress(address) : null;
}

/** A form of visitors that an address opens over home; whether it says that an account was activated just now. */
export type AddressForm = { readonly form: 'signIn' | 'forgotPassword'; readonly isFirst?: true };

/** The form that an address opens; null where it is that of a page. */
export function formAt(address: string): AddressForm | null {
  const screen = matchRoute(address)?.route.screen;
  if (screen === 'forgot-password') return { form: 'forgotPassword' };
  if (screen !== 'sign-in') return null;
  const query = address.split('#')[0]?.split('?')[1];
  return new URLSearchParams(query).has('first') ? { form: 'signIn', isFirst: true } : { form: 'signIn' };
}

/** What a completed sign-in knows: who arrives, what was asked for before, and whether it is the very first one. */
export type Arrival = { member: Member; wanted?: unknown; isFirst?: boolean };

/** Where a completed sign-in leads: the payment page at first, the wanted address if it may be seen, or the landing page. */
export function arrivalAddress({ member, wanted, isFirst = false }: Arrival): Address {
  const payment = routeOf('payment');
  if (isFirst && mayOpen(payment, member)) return payment.path;
  const address = safeAddress(wanted);
  const route = address ? matchRoute(address)?.route : undefined;
  const isWanted = route !== undefined && route.access.who !== 'anyone' && mayOpen(route, member);
  return isWanted && address ? address : landingPage(member.roleId);
}
