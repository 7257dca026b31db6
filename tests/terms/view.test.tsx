import { fireEvent } from '@testing-library/react';
import { termsModel } from '#machines/terms/model.ts';
import { elementOf } from '#tests/support/dom-surface.ts';
import { shownTerms } from './shown.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { TermsPage } from '#views/terms/page.tsx';

const banner = () => elementOf(document.body, { role: 'alert' });

proveView(termsModel, (actor) => <TermsPage actor={actor} text={shownTerms()} />, {
  outside: {
    hold: () => void fireEvent.pointerMove(banner()),
    release: () => void fireEvent.pointerLeave(banner()),
  },
});
