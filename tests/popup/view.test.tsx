import { fireEvent, screen } from '@testing-library/react';
import { popupModel } from '#machines/app/popup-model.ts';
import type { PopupActor } from '#machines/app/popup.ts';
import { WholeApp } from '#tests/session/app-harness.tsx';
import { elementsOf } from '#tests/support/dom-surface.ts';
import { proveView } from '#tests/support/view-proof.tsx';

/** Follows a link that is within reach; where there is none, the browser's history leads there. */
function goTo(address: string): void {
  const link = elementsOf(document.body, { role: 'link' }).find(
    (one) => one.getAttribute('href') === address,
  );
  if (link) {
    fireEvent.click(link);
    return;
  }
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

proveView(popupModel, (popup: PopupActor) => <WholeApp given={{ popup }} address="/" />, {
  outside: {
    'open.sign.in': () => goTo('/login'),
    'email.typed': () =>
      void fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'player@baulk.example' } }),
    'open.forgot.password': () => goTo('/forgot-password'),
  },
});
