import type { Stages } from './stage.ts';

export const stages: Stages = {
  'apps-desk': async () => {
    const { AppsPage } = await import('#views/apps/page.tsx');
    return (actor) => <AppsPage actor={actor as never} />;
  },
};
