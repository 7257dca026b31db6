import { matchRoute } from '#domain/navigation/match.ts';
import type { AppActors } from '#machines/app/actors.ts';
import type { Screenless, Stage, Stages } from './stage.ts';

/** Draws the whole app at an address, as it is for someone, around the one actor of it that is looked at. */
function wholeApp(name: keyof AppActors, address: string, visitor: 'player' | 'nobody' = 'nobody') {
  return async (): Promise<Stage> => {
    const [
      { RestingApp, nobody, player },
      { loadScreen },
      { PublicDrawer },
      { ToastRegion },
      { HeaderMember },
    ] = await Promise.all([
      import('#views/dev/resting-app.tsx'),
      import('#views/app/routes.tsx'),
      import('#views/app/shell/menu-button.tsx'),
      import('#views/app/messages.tsx'),
      import('#views/app/shell/public-header.tsx'),
      import('#views/app/shell/dashboard-layout.tsx'),
      import('#views/app/shell/user-menu.tsx'),
    ]);
    await Promise.all([PublicDrawer.fetch(), ToastRegion.fetch(), HeaderMember.fetch()]);
    const found = matchRoute(address);
    if (found) await loadScreen(found.route.screen);
    const remembered = visitor === 'player' ? player : nobody;
    return (actor) => <RestingApp name={name} actor={actor} address={address} remembered={remembered} />;
  };
}

export const stages: Stages = {
  appearance: wholeApp('appearance', '/statistics', 'player'),
  config: wholeApp('config', '/'),
  connectivity: wholeApp('connectivity', '/privacyPolicy'),
  language: wholeApp('language', '/'),
  popup: wholeApp('popup', '/'),
  session: wholeApp('session', '/'),
  notices: async () => {
    const { Messages, ToastRegion } = await import('#views/app/messages.tsx');
    await ToastRegion.fetch();
    return (notices) => <Messages actors={{ notices: notices as never }} />;
  },
};

export const screenless: Screenless = {
  app: 'It owns the actors that live as long as the page; each of them has its own screen.',
  navigation: 'It says where addresses and links lead; session and popup show what comes of it.',
};
