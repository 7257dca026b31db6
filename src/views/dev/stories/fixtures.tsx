import type { Stages } from './stage.ts';

export const stages: Stages = {
  fixtures: async () => {
    const { FixturesPage } = await import('#views/fixtures/page.tsx');
    return (actor) => <FixturesPage actor={actor as never} share={null} />;
  },
  'find-player': async () => {
    const { FindPlayer } = await import('#views/fixtures/find-player.tsx');
    return (actor) => <FindPlayer actor={actor as never} />;
  },
  share: async () => {
    const { ShareBar } = await import('#views/fixtures/share-bar.tsx');
    return (actor) => <ShareBar actor={actor as never} />;
  },
  'tournament-list': async () => {
    const { TournamentListPage } = await import('#views/fixtures/list-page.tsx');
    return (actor) => <TournamentListPage actor={actor as never} />;
  },
};
