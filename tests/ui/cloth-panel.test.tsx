import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ClothPanel } from '#views/ui/cloth-panel.tsx';

it('P6 keeps a score that changes from the translation of the browser, and leaves the rest to it', () => {
  render(
    <ClothPanel label="Final" baulk={<p>Semi-final</p>}>
      <p>22 behind</p>
    </ClothPanel>,
  );
  expect(screen.getByText('22 behind').closest('[translate="no"]')).not.toBeNull();
  expect(screen.getByText('Semi-final').closest('[translate="no"]')).toBeNull();
});
