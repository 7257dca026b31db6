import type { Stages } from './stage.ts';

export const stages: Stages = {
  onboarding: async () => {
    const { OnboardPage } = await import('#views/payments/onboard-page.tsx');
    return (actor) => <OnboardPage actor={actor as never} />;
  },
};
