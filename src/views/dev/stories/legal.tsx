import type { Stages } from './stage.ts';

export const stages: Stages = {
  'legal-text': async () => {
    const { LegalPage } = await import('#views/legal/page.tsx');
    return (actor) => <LegalPage actor={actor as never} />;
  },
};
