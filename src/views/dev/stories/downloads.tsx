import type { Stages } from './stage.ts';

export const stages: Stages = {
  downloads: async () => {
    const { DownloadsPage } = await import('#views/downloads/page.tsx');
    return (actor) => <DownloadsPage actor={actor as never} />;
  },
};
