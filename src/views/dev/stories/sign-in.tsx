import type { Stages } from './stage.ts';

export const stages: Stages = {
  'sign-in': async () => {
    const { SignInPage } = await import('#views/sign-in/page.tsx');
    return (actor) => <SignInPage actor={actor as never} demo={null} onClose={() => {}} />;
  },
};
