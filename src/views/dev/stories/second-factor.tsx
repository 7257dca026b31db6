import type { Stages } from './stage.ts';

export const stages: Stages = {
  'second-factor': async () => {
    const { SecondFactorPage } = await import('#views/second-factor/page.tsx');
    return (actor) => <SecondFactorPage actor={actor as never} />;
  },
};
