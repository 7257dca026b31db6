import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Breadcrumb } from '#views/ui/breadcrumb.tsx';
import { IconButton } from '#views/ui/icon-button.tsx';
import { Menu } from '#views/ui/menu.tsx';
import { MenuItem } from '#views/ui/menu-item.tsx';
import { MenuLink } from '#views/ui/menu-link.tsx';
import { Segmented } from '#views/ui/segmented.tsx';
import { TabPanel } from '#views/ui/tab-panel.tsx';
import { Table, type Column } from '#views/ui/table.tsx';
import { Tabs } from '#views/ui/tabs.tsx';
import { Tooltip } from '#views/ui/tooltip.tsx';
import { faultsIn } from './accessibility.ts';

test('a menu opens from its button by keyboard, and chooses', async () => {
  const resend = vi.fn();
  render(
    <Menu trigger={<IconButton label="Actions" icon={Ellipsis} />}>
      <MenuLink href="#edit">Edit club</MenuLink>
      <MenuItem onSelect={resend}>Resend email</MenuItem>
      <MenuItem tone="danger" disabled onSelect={() => {}}>
        Delete club
      </MenuItem>
    </Menu>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menuitem', { name: 'Edit club' }).getAttribute('href')).toBe('#edit');
  expect(screen.getByRole('menuitem', { name: 'Delete club' }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{ArrowDown}{Enter}');

  expect(resend).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions' }));
});

test('tabs move by arrows and show one panel', async () => {
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
  const { container } = render(<Owner />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');

  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Group standings');
  expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
  expect(screen.getByRole('tabpanel').textContent).toBe('4 groups');
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('tabpanel', { name: 'Bracket' }).textContent).toBe('31 matches');
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tabpanel', { name: /^Group standings/ }).textContent).toBe('4 groups');
  expect(await faultsIn(container)).toEqual([]);
});

test('a segmented filter is one group of radio buttons', async () => {
  const choose = vi.fn();
  const { container } = render(
    <Segmented
      label="Clubs shown"
      value="all"
      onValueChange={choose}
      options={[
        { value: 'all', label: 'All' },
        { value: 'active', label: 'Active' },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Clubs shown' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'All' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Active' }));

  expect(choose).toHaveBeenCalledWith('active');
  expect(await faultsIn(container)).toEqual([]);
});

test('a tooltip comes on focus and describes its button', async () => {
  render(
    <Tooltip content="Also member of 2 more clubs">
      <button>Club Billares Obelisco</button>
    </Tooltip>,
  );
  await userEvent.tab();
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip.textContent).toBe('Also member of 2 more clubs');
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(tooltip.id);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a table keeps its roles where rows turn into blocks, and sorts by its head', async () => {
  const sort = vi.fn();
  const columns: Column<{ name: string; fee: string }>[] = [
    { id: 'name', head: 'Club', sorting: { order: 'ascending', onSort: sort }, cell: (row) => row.name },
    { id: 'fee', head: 'Fee', align: 'end', blockName: 'fee', cell: (row) => row.fee },
    { id: 'menu', head: 'Actions', headState: 'hidden', cell: () => null },
  ];
  const { container } = render(
    <Table
      label="Clubs"
      columns={columns}
      rows={[{ name: 'Obelisco', fee: '2.5%' }]}
      rowKey={(row) => row.name}
    />,
  );
  expect(screen.getByRole('table', { name: 'Clubs' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Club',
    'Fee',
    'Actions',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Club' }));

  expect(sort).toHaveBeenCalledOnce();
  expect(screen.getByRole('columnheader', { name: 'Club' }).getAttribute('aria-sort')).toBe('ascending');
  expect(container.querySelectorAll('td:not([role=cell]), tr:not([role=row])').length).toBe(0);
  expect(await faultsIn(container)).toEqual([]);
});

test('a block names its values, where there is no head: before them, after them, or by how many they are', () => {
  const columns: Column<{ start: string; channels: number }>[] = [
    { id: 'start', head: 'Start', blockHead: true, cell: (row) => row.start },
    {
      id: 'channels',
      head: 'Channels',
      blockName: ({ channels }) => (channels === 1 ? 'channel' : 'channels'),
      cell: (row) => row.channels,
    },
  ];
  const rows = [
    { start: '11/20/2026', channels: 1 },
    { start: '11/21/2026', channels: 3 },
  ];
  render(<Table label="Clubs" columns={columns} rows={rows} rowKey={(row) => row.start} />);
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['Start 11/20/2026', '1 channel', 'Start 11/21/2026', '3 channels']);
});

test('a breadcrumb marks where one is and links the rest', () => {
  render(<Breadcrumb label="Path" items={[{ label: 'Clubs', href: '/club' }, { label: 'Obelisco' }]} />);
  expect(screen.getByRole('link', { name: 'Clubs' }).getAttribute('href')).toBe('/club');
  expect(screen.getByText('Obelisco').getAttribute('aria-current')).toBe('page');
});
