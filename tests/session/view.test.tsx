import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { roleLabel } from '#domain/roles.ts';
import { termsWords } from '#domain/words/terms.ts';
import { sessionModel } from '#machines/app/session-model.ts';
import { sessionMachine, type SessionActor } from '#machines/app/session.ts';
import { sampleText } from '#machines/legal/sample-text.ts';
import { elementsOf } from '#tests/support/dom-surface.ts';
import { proveView, type Beneath } from '#tests/support/view-proof.tsx';
import { accountMenu, follow, WholeApp } from './app-harness.tsx';
import { serve } from './server-answers.ts';

const cases = sessionModel.cases['terms.accepted'];
const [accepted] = Array.isArray(cases) ? cases : [];

beforeEach(
  () =>
    void serve({
      '/user/update/eula': () => Response.json(accepted.answer),
      '/legal/termsConditions': () => Response.json(sampleText),
    }),
);
afterEach(() => vi.unstubAllGlobals());

/** On every other page, someone whose terms are pending is shown the way to them. */
const onTermsPage = (name: string): Beneath => ({
  role: 'button',
  name,
  async open() {
    const [way] = elementsOf(document.body, { role: 'link', name: termsWords.title });
    if (way) await follow(() => void fireEvent.click(way));
  },
});

proveView(sessionModel, (actor: SessionActor) => <WholeApp given={{ session: actor }} address="/" />, {
  machine: sessionMachine.provide({ actions: { restart: () => {} } }),
  beneath: [accountMenu(roleLabel(5)), onTermsPage(termsWords.accept), onTermsPage(termsWords.decline)],
});
