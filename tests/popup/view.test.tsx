import { fireEvent, screen } from '@testing-library/react';
import type { AnyEventObject } from 'xstate';
import { popupModel } from '#machines/app/popup-model.ts';
import { popupMachine, type PopupActor } from '#machines/app/popup.ts';
import { WholeApp } from '#tests/session/app-harness.tsx';
import { elementsOf } from '#tests/support/dom-surface.ts';
import { withoutEffects } from '#tests/support/effects.ts';
import { proveView } from '#tests/support/view-proof.tsx';

/** Follows a link, that of a text where none is within reach, or comes by the address itself. */
function goTo(address: string, event: AnyEventObject): void {
  if (event['byAddress']) {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
    return;
  }
  const link = elementsOf(document.body, { role: 'link' }).find(
    (one) => one.getAttribute('href') === address,
  );
  const text = document.body.appendChild(document.createElement('a'));
  text.href = address;
  fireEvent.click(link ?? text);
  text.remove();
}

proveView(popupModel, (popup: PopupActor) => <WholeApp given={{ popup }} address="/" />, {
  // Only the history of a browser goes back and forward; `view-address` has one.
  machine: withoutEffects(popupMachine),
  outside: {
    'open.menu': () => void fireEvent.click(screen.getByRole('button', { name: 'Open menu' })),
    'open.sign.in': (event) => goTo('/login', event),
    'email.typed': () =>
      void fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'player@baulk.example' } }),
    'open.forgot.password': (event) => goTo('/forgot-password', event),
  },
});
