import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Segmented } from '#views/ui/segmented.tsx';
import { faultsIn } from './accessibility.ts';
import { RightToLeft } from './direction.tsx';

type Shown = 'all' | 'active' | 'inactive';

const ignore = () => {};

const Owner = ({ onChoose = ignore }: { onChoose?: (value: Shown) => void }) => {
  const [value, setValue] = useState<Shown>('all');
  return (
    <Segmented
      label="Clubs shown"
      value={value}
      onValueChange={(to) => {
        setValue(to);
        onChoose(to);
      }}
      options={[
        { value: 'all', label: 'All' },
        { value: 'active', label: 'Active' },
        { value: 'inactive', label: 'Inactive' },
      ]}
    />
  );
};

const chosen = () => screen.getByRole('radio', { checked: true }).textContent;

test('a segmented filter is one group of radio buttons', async () => {
  const choose = vi.fn();
  const { container } = render(<Owner onChoose={choose} />);
  expect(screen.getByRole('radiogroup', { name: 'Clubs shown' })).toBeTruthy();
  expect(chosen()).toBe('All');
  await userEvent.click(screen.getByRole('radio', { name: 'Active' }));
  expect(choose.mock.calls).toEqual([['active']]);
  expect(await faultsIn(container)).toEqual([]);
});

test('what is chosen stays chosen when it is pressed again', async () => {
  const choose = vi.fn();
  render(<Owner onChoose={choose} />);
  await userEvent.click(screen.getByRole('radio', { name: 'All' }));
  expect(choose).not.toHaveBeenCalled();
  expect(chosen()).toBe('All');
});

test('a segmented filter is one stop of the Tab key, and arrows choose', async () => {
  render(<Owner />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'All' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen()).toBe('Active');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Active' }));
  await userEvent.keyboard('{End}');
  expect(chosen()).toBe('Inactive');
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('from right to left the left arrow chooses the next', async () => {
  render(<Owner />, { wrapper: RightToLeft });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(chosen()).toBe('Active');
});
