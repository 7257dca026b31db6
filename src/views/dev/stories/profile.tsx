import type { Stages } from './stage.ts';

export const stages: Stages = {
  profile: async () => {
    const { ProfilePage } = await import('#views/profile/page.tsx');
    return (actor) => <ProfilePage actor={actor as never} choices={{ countries: [], currencies: [] }} />;
  },
};
