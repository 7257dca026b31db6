import { afterEach, beforeEach, vi } from 'vitest';
import { roleLabel } from '#domain/roles.ts';
import { termsWords } from '#domain/words/terms.ts';
import { sessionModel } from '#machines/app/session-model.ts';
import { sessionMachine, type SessionActor } from '#machines/app/session.ts';
import { sampleText } from '#machines/legal/sample-text.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { accountMenu, onTermsPage, WholeApp } from './app-harness.tsx';
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

proveView(sessionModel, (actor: SessionActor) => <WholeApp given={{ session: actor }} address="/" />, {
  machine: sessionMachine.provide({ actions: { restart: () => {} } }),
  beneath: [accountMenu(roleLabel(5)), onTermsPage(termsWords.accept), onTermsPage(termsWords.decline)],
});
