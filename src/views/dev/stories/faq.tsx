import { Beside } from './around.tsx';
import { atRest, type Stages } from './stage.ts';

export const stages: Stages = {
  faq: async () => {
    const { FaqPage } = await import('#views/faq/page.tsx');
    return (actor) => <FaqPage actor={actor as never} mayOpen={() => true} walkthrough={null} />;
  },
  walkthrough: async () => {
    const [{ FaqPage }, { Walkthrough }, { faqModel }] = await Promise.all([
      import('#views/faq/page.tsx'),
      import('#views/faq/walkthrough.tsx'),
      import('#machines/faq/model.ts'),
    ]);
    const machine = atRest(faqModel);
    return (actor) => (
      <Beside machine={machine} input={{ place: { text: '', open: [] } }}>
        {(faq) => (
          <FaqPage actor={faq} mayOpen={() => true} walkthrough={<Walkthrough actor={actor as never} />} />
        )}
      </Beside>
    );
  },
};
