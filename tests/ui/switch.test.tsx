import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Switch } from '#views/ui/switch.tsx';
import { faultsIn } from './accessibility.ts';

test('a switch reports where it is going and stays until its owner moves it', async () => {
  const report = vi.fn();
  const Owner = () => {
    const [state, setState] = useState<'on' | 'off'>('off');
    return (
      <Switch
        label="Club active"
        state={state}
        onSwitch={(to) => {
          report(to);
          if (to === 'on') setState(to);
        }}
      />
    );
  };
  const { container } = render(<Owner />);
  expect(screen.getByRole('switch', { name: 'Club active', checked: false })).toBeTruthy();
  await userEvent.click(screen.getByRole('switch'));
  expect(screen.getByRole('switch', { checked: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('switch'));
  expect(report.mock.calls).toEqual([['on'], ['off']]);
  expect(screen.getByRole('switch', { checked: true })).toBeTruthy();
  expect(await faultsIn(container)).toEqual([]);
});

test('a switch goes by Space and by Enter, and not while it is off limits', async () => {
  const report = vi.fn();
  const { rerender } = render(<Switch label="Club active" state="off" onSwitch={report} />);
  await userEvent.tab();
  await userEvent.keyboard(' {Enter}');
  expect(report.mock.calls).toEqual([['on'], ['on']]);
  rerender(<Switch label="Club active" state="off" onSwitch={report} disabled />);
  await userEvent.click(screen.getByRole('switch'));
  expect(report).toHaveBeenCalledTimes(2);
});
