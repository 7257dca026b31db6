import { afterEach } from 'vitest';
import { appearanceModel } from '#machines/app/appearance-model.ts';
import type { AppearanceActor } from '#machines/app/appearance.ts';
import { player, WholeApp } from '#tests/session/app-harness.tsx';
import { proveView } from '#tests/support/view-proof.tsx';

afterEach(() => delete document.documentElement.dataset['theme']);

proveView(appearanceModel, (appearance: AppearanceActor) => (
  <WholeApp given={{ appearance }} address="/statistics" remembered={player} />
));
