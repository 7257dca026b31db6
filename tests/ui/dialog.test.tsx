import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { untilReadOut } from '#tests/support/still.ts';
import { Button } from '#views/ui/button.tsx';
import { Dialog, type DialogProps } from '#views/ui/dialog.tsx';
import { Drawer } from '#views/ui/drawer.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import { ToastRegion } from '#views/ui/toast-region.tsx';
import { faultsIn } from './accessibility.ts';

const Page = (props: Partial<DialogProps>) => {
  const [state, setState] = useState<'open' | 'closed'>('closed');
  return (
    <>
      <Button onClick={() => setState('open')}>Add licence</Button>
      <ToastRegion
        label="Messages"
        dismissLabel="Dismiss"
        notices={[{ id: '1', tone: 'info', text: 'Saved' }]}
      />
      <Dialog
        state={state}
        title="Licence"
        purpose="Its term is one year."
        closeLabel="Close"
        onClose={() => setState('closed')}
        footer={<Button onClick={() => setState('closed')}>Yes</Button>}
        {...props}
      >
        {props.children ?? <TextField label="Count" />}
      </Dialog>
    </>
  );
};

const open = async (props: Partial<DialogProps> = {}) => {
  render(<Page {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add licence' }));
};

test('is named by its title, described by its purpose, and has no faults', async () => {
  await open();
  const dialog = screen.getByRole('dialog', { name: 'Licence' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Its term is one year.',
  );
  await untilReadOut();
  expect(await faultsIn(document.body)).toEqual([]);
});

test('begins in its first field, goes by Escape, and gives the focus back', async () => {
  await open();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Count' }));
  await userEvent.keyboard('{Escape}');

  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add licence' })),
  );
});

const Steps = () => {
  const [step, setStep] = useState<'none' | 'form' | 'done'>('none');
  const next = { form: 'done', done: 'none' } as const;
  return (
    <>
      <Button onClick={() => setStep('form')}>Register</Button>
      {step !== 'none' && (
        <Dialog
          key={step}
          state="open"
          title={step}
          footer={<Button onClick={() => setStep(next[step])}>Next</Button>}
        />
      )}
    </>
  );
};

test('one that follows on another gives the focus back to where the first was opened', async () => {
  render(<Steps />);
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() =>
    expect(screen.getByRole('dialog', { name: 'done' }).contains(document.activeElement)).toBe(true),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Register' })));
});

test('begins at its first action where it has no field', async () => {
  await open({ children: 'Sure?' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Yes' }));
});

test('keeps the focus inside', async () => {
  await open();
  for (let presses = 0; presses < 4; presses += 1) {
    await userEvent.tab();
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  }
});

test('goes by its cross', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

const outside = () => userEvent.setup({ pointerEventsCheck: 0 }).click(document.body);

test('goes by a press outside only where that loses nothing', async () => {
  await open({ closing: 'free' });
  await outside();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('stays at a press outside while work is typed in it', async () => {
  await open({ closing: 'deliberate' });
  await outside();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('a press on a message above it is no press outside', async () => {
  await open({ closing: 'free' });
  await userEvent.setup({ pointerEventsCheck: 0 }).click(screen.getByText('Saved'));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('messages stay readable for a screen reader while it is open', async () => {
  await open();
  expect(screen.getByRole('status').closest('[aria-hidden=true]')).toBeNull();
});

test('a locked one has no cross, and only its own button closes it', async () => {
  await open({ closing: 'locked' });
  const dialog = screen.getByRole('dialog', { name: 'Licence' });
  await userEvent.keyboard('{Escape}');
  await outside();

  expect(dialog.isConnected).toBe(true);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('as a form it is sent by Enter and by its footer, without leaving the page', async () => {
  const submit = vi.fn();
  await open({ onSubmit: submit, footer: <Button type="submit">Save</Button> });
  await userEvent.type(screen.getByRole('textbox'), '3{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const form = screen.getByRole('textbox').closest('form');
  const leaves = form && fireEvent.submit(form);

  expect(submit).toHaveBeenCalledTimes(3);
  expect(leaves).toBe(false);
});

test('a drawer is named, goes by Escape and gives the focus back', async () => {
  const Shell = () => {
    const [state, setState] = useState<'open' | 'closed'>('closed');
    return (
      <>
        <Button onClick={() => setState('open')}>Menu</Button>
        <Drawer state={state} title="Main menu" closeLabel="Close" onClose={() => setState('closed')}>
          <a href="#faq">FAQ</a>
        </Drawer>
      </>
    );
  };
  render(<Shell />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(screen.getByRole('dialog', { name: 'Main menu' })).toBeTruthy();
  expect(await faultsIn(document.body)).toEqual([]);
  await userEvent.keyboard('{Escape}');

  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' })));
});
