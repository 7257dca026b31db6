import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Parts } from '#views/dev/parts.tsx';
import { faultsIn } from './accessibility.ts';

test('the sheet of all parts has no accessibility faults', async () => {
  const { container } = render(<Parts />);
  expect(await faultsIn(container)).toEqual([]);
});

test('every part renders to a string, and the browser takes it over unchanged', () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const html = renderToString(<Parts />);
  expect(html).toContain('Copa Panamericana 2026');
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  const { unmount } = render(<Parts />, { container: root, hydrate: true });
  const complaints = complain.mock.calls;
  unmount();
  root.remove();
  complain.mockRestore();
  expect(complaints).toEqual([]);
});
