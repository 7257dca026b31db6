import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import Pencil from 'lucide-react/icons/pencil';
import { expect, test, vi } from 'vitest';
import { HelpTip } from '#views/ui/help-tip.tsx';
import { IconButton } from '#views/ui/icon-button.tsx';
import { Tooltip } from '#views/ui/tooltip.tsx';
import { faultsIn } from './accessibility.ts';

test('a tooltip comes on focus by keyboard, describes its button, and goes by Escape', async () => {
  const { baseElement } = render(
    <Tooltip content="Also member of 2 more clubs">
      <button>Club Billares Obelisco</button>
    </Tooltip>,
  );
  await userEvent.tab();
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip.textContent).toBe('Also member of 2 more clubs');
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(tooltip.id);
  expect(await faultsIn(baseElement)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('the sign of a button is named to the eye on hover, and read once', async () => {
  render(<IconButton label="Edit club" icon={Pencil} />);
  const button = screen.getByRole('button', { name: 'Edit club' });
  await userEvent.hover(button);
  expect((await screen.findByRole('tooltip')).textContent).toBe('Edit club');
  expect(button.getAttribute('aria-describedby')).toBeNull();
  await userEvent.click(button);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('focus that no key has brought shows nothing', () => {
  render(<IconButton label="Edit club" icon={Pencil} />);
  const button = screen.getByRole('button');
  // As a dialog gives it back to who has pressed its buttons.
  const matching = vi.spyOn(button, 'matches').mockReturnValue(false);
  button.focus();
  matching.mockRestore();
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a tooltip that says nothing new does not come', async () => {
  render(
    <Tooltip content="News" says="name" isNeeded={() => false}>
      <a href="#news">News</a>
    </Tooltip>,
  );
  await userEvent.tab();
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('A-5.19, A-5.32 a tap on a help sign keeps its text until the next tap', async () => {
  const { baseElement } = render(<HelpTip label="About special characters" text="Such as ! or ?" />);
  const sign = screen.getByRole('button', { name: 'About special characters' });
  await userEvent.pointer({ target: sign, keys: '[TouchA]' });
  const help = await screen.findByRole('dialog', { name: 'About special characters' });
  expect(help.textContent).toBe('Such as ! or ?');
  expect(sign.getAttribute('aria-expanded')).toBe('true');
  expect(await faultsIn(baseElement)).toEqual([]);
  await userEvent.pointer({ target: document.body, keys: '[TouchA]' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a help sign opens by Enter, and Escape gives the focus back to it', async () => {
  render(<HelpTip label="About the code" text="It is six digits." />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'About the code' }).textContent).toBe('It is six digits.');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button')));
});
