import type { Stages } from './stage.ts';

export const stages: Stages = {
  licences: async () => {
    const { LicencesSection } = await import('#views/licences/section.tsx');
    return (actor) => <LicencesSection actor={actor as never} />;
  },
};
