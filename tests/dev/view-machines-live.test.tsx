import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise, type AnyActorRef } from 'xstate';
import { machineWords } from '#domain/words/dev-machines.ts';
import { signInMachine } from '#machines/sign-in/machine.ts';
import { untilStill } from '#tests/support/still.ts';
import { faultsIn } from '#tests/ui/accessibility.ts';
import { catalogue } from '#views/dev/machines/catalogue.ts';
import { openEars } from '#views/dev/machines/ear.ts';
import { WatchDock } from '#views/dev/machines/watch-dock.tsx';
import { watchMachine } from '#views/dev/machines/watch-machine.ts';
import { lampModel } from './lamp.ts';

const words = machineWords.watch;
const secret = 'Hidden#2026';
const running: AnyActorRef[] = [];

openEars();
// What is fetched when it is needed is there before, so that no test waits for it.
catalogue();
afterEach(() => running.splice(0).forEach((actor) => (actor as { stop?: () => void }).stop?.()));

/** A page with a sign-in under way and the dock beside it. */
async function open() {
  const unanswered = fromPromise<never, never>(() => new Promise(() => {}));
  const signIn = createActor(signInMachine.provide({ actors: { signIn: unanswered as never } }), {
    input: {},
  }).start();
  const watch = createActor(watchMachine).start();
  running.push(signIn, watch);
  const { container } = render(<WatchDock actor={watch} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: words.toggle }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^sign-in/ })).toBeTruthy());
  await untilStill();
  // The log has what the page's actors did before, those of the other tests too.
  await user.click(screen.getByRole('button', { name: words.clear }));
  return { signIn, watch, user, container };
}

describe('the machines beside the app', () => {
  it('shows an actor that began before anyone looked, and where it stands', async () => {
    await open();
    expect(screen.getByRole('button', { name: /^sign-in/ }).textContent).toContain('editing.clear');
  });

  it('has in its log what happened before anyone looked', async () => {
    const lamp = createActor(lampModel.machine).start();
    running.push(lamp);
    lamp.send({ type: 'turn' });
    const watch = createActor(watchMachine).start();
    running.push(watch);
    render(<WatchDock actor={watch} />);
    await userEvent.setup().click(screen.getByRole('button', { name: words.toggle }));
    const log = within(screen.getByRole('region', { name: words.log }));
    await waitFor(() => expect(log.getByRole('button', { name: /lamp: turn.*on/ })).toBeTruthy());
  });

  it('follows what happens, and hides what the model names a secret', async () => {
    const { signIn, container } = await open();
    await act(async () => signIn.send({ type: 'password.changed', password: secret }));
    const log = screen.getByRole('region', { name: words.log });
    await waitFor(() => expect(log.textContent).toContain('password.changed'));
    expect(container.textContent).not.toContain(secret);
    expect(screen.getByRole('region', { name: words.context }).textContent).toContain('•••');
  });

  it('goes back to a moment of the log while the app goes on, and returns', async () => {
    const { signIn, user } = await open();
    await act(async () => signIn.send({ type: 'email.changed', email: 'grace@baulk.example' }));
    await act(async () => signIn.send({ type: 'email.changed', email: 'ada@baulk.example' }));
    const log = within(screen.getByRole('region', { name: words.log }));
    await waitFor(() => expect(log.getAllByText(/email\.changed/)).toHaveLength(2));
    const moments = log.getAllByRole('button').filter((one) => one.textContent.includes('sign-in'));
    await user.click(moments.at(-1) as HTMLElement);
    const context = screen.getByRole('region', { name: words.context });
    expect(context.textContent).not.toContain('ada@baulk.example');
    await user.click(screen.getByRole('button', { name: words.backToNow }));
    expect(context.textContent).toContain('ada@baulk.example');
  });

  it('puts a machine back to a moment of the log, from which it goes on', async () => {
    const { signIn, user } = await open();
    await act(async () => {
      signIn.send({ type: 'email.changed', email: 'ada@baulk.example' });
      signIn.send({ type: 'password.changed', password: secret });
    });
    await act(async () => signIn.send({ type: 'submit' }));
    expect(signIn.getSnapshot().value).toBe('submitting');
    const log = within(screen.getByRole('region', { name: words.log }));
    await waitFor(() => expect(log.getByRole('button', { name: /submit.*submitting/ })).toBeTruthy());
    await user.click(log.getByRole('button', { name: /email\.changed/ }));
    await user.click(screen.getByRole('button', { name: words.goOn }));
    expect(signIn.getSnapshot().matches({ editing: 'clear' })).toBe(true);
    expect(signIn.getSnapshot().context).toMatchObject({ email: 'ada@baulk.example', password: '' });
    await act(async () => signIn.send({ type: 'submit' }));
    expect(signIn.getSnapshot().matches({ editing: 'faulty' })).toBe(true);
    await user.click(log.getByRole('button', { name: /submit.*submitting/ }));
    await user.click(screen.getByRole('button', { name: words.goOn }));
    // What it ran then runs again, and may still turn out either way.
    expect(signIn.getSnapshot().value).toBe('submitting');
    expect(Object.values(signIn.getSnapshot().children)).toHaveLength(1);
  });

  it('sends an event that is possible now to the running machine', async () => {
    const { signIn, user } = await open();
    const possible = within(screen.getByRole('region', { name: words.possible }));
    await user.click(possible.getByRole('button', { name: 'submit' }));
    await waitFor(() => expect(signIn.getSnapshot().matches({ editing: 'faulty' })).toBe(true));
  });

  it('forgets an actor that has ended', async () => {
    const { signIn } = await open();
    await act(async () => void signIn.stop());
    await waitFor(() => expect(screen.queryByRole('button', { name: /^sign-in.*editing/ })).toBeNull());
  });

  it('has no fault of axe', async () => {
    const { container } = await open();
    expect(await faultsIn(container)).toEqual([]);
  });
});
