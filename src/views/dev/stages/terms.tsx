import type { Stages } from './stage.ts';

export const stages: Stages = {
  terms: async () => {
    const { TermsPage } = await import('#views/terms/page.tsx');
    return (actor) => <TermsPage actor={actor as never} />;
  },
};
