import { fireEvent, screen } from '@testing-library/react';
import { faqWords } from '#domain/words/faq.ts';
import { faqModel } from '#machines/faq/model.ts';
import { walkthroughModel } from '#machines/faq/walkthrough-model.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { FaqPage } from '#views/faq/page.tsx';
import { Walkthrough } from '#views/faq/walkthrough.tsx';

proveView(faqModel, (actor) => <FaqPage actor={actor} mayOpen={() => true} walkthrough={null} />, {
  outside: {
    submit: () => {
      fireEvent.submit(screen.getByRole('searchbox', { name: faqWords.search }));
    },
  },
});

proveView(walkthroughModel, (actor) => <Walkthrough actor={actor} />, {
  outside: {
    'film.failed': () => {
      fireEvent.error(document.querySelector('video') ?? document.body);
    },
  },
});
