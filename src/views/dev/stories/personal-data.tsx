import type { Stages } from './stage.ts';

export const stages: Stages = {
  'personal-data': async () => {
    const { PersonalData } = await import('#views/personal-data/section.tsx');
    return (actor) => <PersonalData actor={actor as never} />;
  },
};
