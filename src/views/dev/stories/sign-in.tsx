import type { Screenless, Stages } from './stage.ts';

export const stages: Stages = {
  'sign-in': async () => {
    const { SignInPage } = await import('#views/sign-in/page.tsx');
    return (actor) => <SignInPage actor={actor as never} demo={null} onClose={() => {}} />;
  },
};

export const screenless: Screenless = {
  'sign-in-page': 'It lets the form, the providers and the proof of an address hear of each other.',
};
