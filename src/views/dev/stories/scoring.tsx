import type { Stages } from './stage.ts';

export const stages: Stages = {
  scoring: async () => {
    const { ScoringPanel } = await import('#views/scoring/panel.tsx');
    return (actor) => <ScoringPanel actor={actor as never} />;
  },
};
