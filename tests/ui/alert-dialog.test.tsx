import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { AlertDialog, type AlertDialogProps } from '#views/ui/alert-dialog.tsx';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { MenuItem } from '#views/ui/menu-item.tsx';
import { Menu } from '#views/ui/menu.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import { faultsIn } from './accessibility.ts';

const Page = (props: Partial<AlertDialogProps>) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Delete</Button>
      {isOpen && (
        <AlertDialog
          title="Delete Table 4?"
          purpose="Its matches stay."
          closeLabel="Close"
          cancel="Keep it"
          confirm="Delete now"
          {...props}
          onCancel={() => {
            props.onCancel?.();
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
};

const open = async (props: Partial<AlertDialogProps> = {}) => {
  render(<Page {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  return screen.getByRole('alertdialog');
};

const outside = () => userEvent.setup({ pointerEventsCheck: 0 }).click(document.body);
const button = (name: string) => screen.getByRole('button', { name });

test('is named by its question, described by what is lost, and has no faults', async () => {
  const alert = await open();
  expect(screen.getByRole('alertdialog', { name: 'Delete Table 4?' })).toBe(alert);
  expect(document.getElementById(alert.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Its matches stay.',
  );
  expect(await faultsIn(document.body)).toEqual([]);
});

test('begins at the safe answer, even where there is a field, and gives the focus back', async () => {
  await open({ children: <TextField label="Reason" /> });
  expect(document.activeElement).toBe(button('Keep it'));
  await userEvent.keyboard('{Enter}');

  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button('Delete')));
});

const Row = ({ kind }: { kind: 'question' | 'form' }) => {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Menu trigger={<Button>Actions of Table 4</Button>}>
        <MenuItem onSelect={() => setIsOpen(true)}>Delete</MenuItem>
      </Menu>
      {isOpen && kind === 'question' && (
        <AlertDialog
          title="Delete?"
          purpose="Its matches stay."
          cancel="Keep it"
          confirm="Yes"
          onCancel={close}
        />
      )}
      {isOpen && kind === 'form' && <Dialog state="open" title="Rename" closeLabel="Close" onClose={close} />}
    </>
  );
};

test.each(['question', 'form'] as const)(
  'a %s that an item of a menu opened gives the focus back to the button of the menu',
  async (kind) => {
    render(<Row kind={kind} />);
    const trigger = button('Actions of Table 4');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem').contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole(kind === 'question' ? 'alertdialog' : 'dialog');
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(document.activeElement).toBe(trigger));
  },
);

test('a press outside answers nothing', async () => {
  const onCancel = vi.fn();
  const alert = await open({ onCancel });
  await outside();

  expect(alert.isConnected).toBe(true);
  expect(onCancel).not.toHaveBeenCalled();
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the cross', () => userEvent.click(button('Close'))],
  ['its own button', () => userEvent.click(button('Keep it'))],
])('%s gives the safe answer, once', async (_, answer) => {
  const onCancel = vi.fn();
  const onConfirm = vi.fn();
  await open({ onCancel, onConfirm });
  await answer();

  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('what is confirmed leaves it open until that is done', async () => {
  const onConfirm = vi.fn();
  const alert = await open({ onConfirm });
  await userEvent.click(button('Delete now'));

  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(alert.isConnected).toBe(true);
});

test('while an answer is carried out no other can be given', async () => {
  const onConfirm = vi.fn();
  const alert = await open({ state: 'busy', onConfirm });
  await userEvent.keyboard('{Escape}');
  await userEvent.click(button('Delete now'));

  expect(alert.isConnected).toBe(true);
  expect(button('Keep it').matches(':disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('Enter in a field of the question confirms it', async () => {
  const onConfirm = vi.fn();
  await open({ onConfirm, children: <TextField label="Reason" /> });
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Flooded{Enter}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('with one answer there is no way past it', async () => {
  const onCancel = vi.fn();
  const alert = await open({ confirm: undefined, cancel: 'Yes', onCancel });
  expect(document.activeElement).toBe(button('Yes'));
  await userEvent.keyboard('{Escape}');
  await outside();

  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(alert.isConnected).toBe(true);
  expect(onCancel).not.toHaveBeenCalled();
  await userEvent.click(button('Yes'));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('with no answer it holds the focus until it goes', async () => {
  const alert = await open({ cancel: undefined, confirm: undefined });
  expect(document.activeElement).toBe(alert);
});
