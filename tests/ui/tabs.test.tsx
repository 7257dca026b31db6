import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TabPanel } from '#views/ui/tab-panel.tsx';
import { Tabs } from '#views/ui/tabs.tsx';
import { faultsIn } from './accessibility.ts';
import { RightToLeft } from './direction.tsx';

const Owner = () => {
  const [tab, setTab] = useState<'bracket' | 'standings'>('bracket');
  return (
    <Tabs
      label="Tournament"
      value={tab}
      onValueChange={setTab}
      items={[
        { value: 'bracket', label: 'Bracket' },
        { value: 'standings', label: 'Group standings', count: 4 },
      ]}
    >
      <TabPanel value="bracket">31 matches</TabPanel>
      <TabPanel value="standings">4 groups</TabPanel>
    </Tabs>
  );
};

const shown = () => screen.getByRole('tabpanel').textContent;

test('tabs move by arrows, Home and End, and show one panel', async () => {
  const { container } = render(<Owner />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Group standings');
  expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
  expect(shown()).toBe('4 groups');
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('tabpanel', { name: 'Bracket' }).textContent).toBe('31 matches');
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tabpanel', { name: /^Group standings/ }).textContent).toBe('4 groups');
  await userEvent.keyboard('{Home}{End}');
  expect(shown()).toBe('4 groups');
  expect(await faultsIn(container)).toEqual([]);
});

test('a row of tabs is one stop of the Tab key, and the panel the next', async () => {
  render(<Owner />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Bracket' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});

test('a tab is chosen by pointer and by finger', async () => {
  render(<Owner />);
  const standings = screen.getByRole('tab', { name: /Group standings/ });
  await userEvent.pointer({ target: standings, keys: '[TouchA]' });
  expect(shown()).toBe('4 groups');
  await userEvent.click(screen.getByRole('tab', { name: 'Bracket' }));
  expect(shown()).toBe('31 matches');
});

test('from right to left the left arrow leads to the next tab', async () => {
  render(<Owner />, { wrapper: RightToLeft });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(shown()).toBe('4 groups');
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toBe('31 matches');
});
