import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { expect, test, vi } from 'vitest';
import { Breadcrumb } from '#views/ui/breadcrumb.tsx';
import { IconButton } from '#views/ui/icon-button.tsx';
import { Menu } from '#views/ui/menu.tsx';
import { MenuItem } from '#views/ui/menu-item.tsx';
import { MenuLink } from '#views/ui/menu-link.tsx';
import { Table, type Column } from '#views/ui/table.tsx';
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
