import type { RoleId } from '#domain/roles.ts';

/** Who may open a screen; `members` are those of the roles that also need a club membership. */
export type Access =
  | { readonly who: 'anyone' }
  | { readonly who: 'signedIn' }
  | { readonly who: 'roles'; readonly roles: readonly RoleId[]; readonly members?: readonly RoleId[] };

/** What surrounds a screen: header and footer, header and sidebar, or nothing (overlays, frames of other pages). */
export type Layout = 'public' | 'dashboard' | 'bare';

/** Where someone stands towards the product: without a session, with the terms pending, or signed in with a role. */
export type Standing = 'signedOut' | 'pending' | RoleId;

/** One row of the route table. */
export type RouteRow<Screen extends string = string> = {
  /** The pattern of the address, a parameter written `:matchId`. */
  readonly path: `/${string}`;
  /** Further patterns at which the same screen shows. */
  readonly aliases: readonly `/${string}`[];
  readonly screen: Screen;
  readonly feature: string;
  readonly access: Access;
  readonly layout: Layout;
  /** False while the screen says only that it is not built yet. */
  readonly built: boolean;
  /** The screen over which this one opens as a popup; it is for signed-out visitors alone. */
  readonly over?: string;
  /** The screen whose sidebar entry stands for this one as well. */
  readonly under?: string;
  /** The screens that take its place by the role that the address names, where they stand in the sidebar. */
  readonly underByRole?: Readonly<Partial<Record<RoleId, string>>>;
  /** The address that takes the place of this one. */
  readonly leadsTo?: `/${string}`;
};

type Rest = Partial<Pick<RouteRow, 'aliases' | 'built' | 'over' | 'under' | 'underByRole' | 'leadsTo'>>;
type Place = `/${string}`;

export const anyone = { who: 'anyone' } as const satisfies Access;
export const signedIn = { who: 'signedIn' } as const satisfies Access;

/** Access for these roles alone. */
export function only(...roles: readonly RoleId[]): Extract<Access, { who: 'roles' }> {
  return { who: 'roles', roles };
}

function row<Screen extends string>(base: Omit<RouteRow<Screen>, 'aliases' | 'built'>, rest: Rest) {
  return { aliases: [], built: false, ...base, ...rest } satisfies RouteRow<Screen>;
}

/** A screen under the public header. */
export function publicPage<Screen extends string>(
  path: Place,
  screen: Screen,
  feature: string,
  access: Access,
  rest: Rest = {},
): RouteRow<Screen> {
  return row({ path, screen, feature, access, layout: 'public' }, rest);
}

/** A screen under the signed-in header, beside the sidebar. */
export function dashboardPage<Screen extends string>(
  path: Place,
  screen: Screen,
  feature: string,
  access: Access,
  rest: Rest = {},
): RouteRow<Screen> {
  return row({ path, screen, feature, access, layout: 'dashboard' }, rest);
}

/** A screen with nothing around it, open to anyone. */
export function barePage<Screen extends string>(
  path: Place,
  screen: Screen,
  feature: string,
  rest: Rest = {},
): RouteRow<Screen> {
  return row({ path, screen, feature, access: anyone, layout: 'bare' }, rest);
}
