import type { Stages } from './stage.ts';

const clubs = [{ clubId: 3, name: 'Brooklyn Rack House' }];

export const stages: Stages = {
  'ranking-office': async () => {
    const { RankingOfficePage } = await import('#views/rankings/office-page.tsx');
    return (actor) => (
      <RankingOfficePage
        actor={actor as never}
        clubId={3}
        clubs={clubs}
        year={2026}
        onYear={() => undefined}
        onClub={() => undefined}
      />
    );
  },
  'ranking-record': async () => {
    const { RankingRecordPage } = await import('#views/rankings/record-page.tsx');
    return (actor) => <RankingRecordPage actor={actor as never} />;
  },
  ranking: async () => {
    const { RankingPage } = await import('#views/rankings/ranking-page.tsx');
    return (actor) => <RankingPage actor={actor as never} />;
  },
  'rating-list': async () => {
    const { RatingsPage } = await import('#views/rankings/ratings-page.tsx');
    return (actor) => <RatingsPage actor={actor as never} clubs={clubs} />;
  },
  'own-ratings': async () => {
    const { OwnStanding } = await import('#views/rankings/own-standing.tsx');
    return (actor) => <OwnStanding actor={actor as never} />;
  },
};
