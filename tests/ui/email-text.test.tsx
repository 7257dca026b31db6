import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmailText } from '#views/ui/email-text.tsx';

it('a long e-mail address may break after its @ and before its dots, and is copied whole', () => {
  const { container } = render(<EmailText>ana.perez@players.baulk.example</EmailText>);
  expect(container.firstElementChild!.innerHTML).toBe('ana<wbr>.perez@<wbr>players<wbr>.baulk<wbr>.example');
  expect(container.textContent).toBe('ana.perez@players.baulk.example');
});
