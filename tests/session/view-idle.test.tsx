import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { serverNow } from '#browser/clock.ts';
import { idleWords as words } from '#domain/words/idle.ts';
import { idleModel } from '#machines/session/idle-model.ts';
import { idleMachine } from '#machines/session/idle.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { faultsIn } from '#tests/ui/accessibility.ts';
import { IdleWarning } from '#views/session/idle.tsx';

proveView(idleModel, (actor) => <IdleWarning actor={actor} />);

it('the warning tells the time that is left, and its button has the focus', async () => {
  const endsAt = new Date(serverNow() + 90_000).toISOString();
  const silent = fromCallback(() => {});
  const machine = idleMachine.provide({ actors: { idleEnds: silent as never, deadline: silent as never } });
  const warned = machine.resolveState({
    value: { warned: 'waiting' },
    context: { endsAt, hasFailed: false },
  });
  render(<IdleWarning actor={createActor(machine, { snapshot: warned }).start()} />);
  const button = screen.getByRole('button', { name: words.stay });
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole('timer').textContent).toMatch(/^01:(30|29)$/);
  expect(await faultsIn(document.body)).toEqual([]);
});
