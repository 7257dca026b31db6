import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { legalMachine } from '#machines/legal/machine.ts';
import { legalModel } from '#machines/legal/model.ts';
import { shownText } from '#machines/legal/sample-text.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { faultsIn } from '#tests/ui/accessibility.ts';
import { LegalPage } from '#views/legal/page.tsx';

proveView(legalModel, (actor) => <LegalPage actor={actor} />);

it('A-1.05 a text says its version and its day, and that a sample is one', async () => {
  const actor = createActor(legalMachine, {
    input: { document: 'termsConditions' },
    snapshot: shownText(),
  });
  const { container } = render(<LegalPage actor={actor} />);
  expect(
    screen.getByText('End user licence agreement. Version 2026-01, in force since January 1, 2026'),
  ).toBeDefined();
  expect(screen.getByText(/^Sample text\./)).toBeDefined();
  expect(await faultsIn(container)).toEqual([]);
});
