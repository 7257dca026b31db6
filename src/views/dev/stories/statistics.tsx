import type { Stages } from './stage.ts';

export const stages: Stages = {
  statistics: async () => {
    const { StatisticsPage } = await import('#views/statistics/page.tsx');
    return (actor) => <StatisticsPage actor={actor as never} onGame={() => undefined} />;
  },
};
