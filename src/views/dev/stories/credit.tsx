import type { Stages } from './stage.ts';

export const stages: Stages = {
  'own-credit': async () => {
    const { CreditSection } = await import('#views/credit/section.tsx');
    return (actor) => <CreditSection actor={actor as never} />;
  },
};
