import { Beside } from './around.tsx';
import { atRest, type Stages } from './stage.ts';

export const stages: Stages = {
  terms: async () => {
    const [{ TermsPage }, { legalModel }, { shownText }] = await Promise.all([
      import('#views/terms/page.tsx'),
      import('#machines/legal/model.ts'),
      import('#machines/legal/sample-text.ts'),
    ]);
    const machine = atRest(legalModel);
    const snapshot = shownText();
    return (actor) => (
      <Beside machine={machine} input={{ document: 'termsConditions' }} snapshot={snapshot}>
        {(text) => <TermsPage actor={actor as never} text={text} />}
      </Beside>
    );
  },
};
