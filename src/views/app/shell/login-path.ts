import { routeOf } from '#domain/navigation/routes.ts';

/** The address that opens the sign-in popup over home. */
export const loginPath = routeOf('sign-in').path;
