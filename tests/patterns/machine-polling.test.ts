import { expect, it } from 'vitest';
import { createActor, fromCallback, setup } from 'xstate';
import { createVirtualClock } from '#model-testing/clock.ts';
import { pollingModel } from '#machines/patterns/polling-model.ts';
import { pollingMachine } from '#machines/patterns/polling.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(pollingModel);

/** A parent that counts what it hears, and the two ports by hand. */
function polled(every: number) {
  const tell: Record<string, (event: { type: string }) => void> = {};
  const port = (name: string) =>
    fromCallback(({ sendBack }) => {
      tell[name] = sendBack;
    });
  const polling = pollingMachine.provide({
    actors: { visibility: port('visibility') as never, connection: port('connection') as never },
  });
  let heard = 0;
  const host = setup({ actors: { polling }, actions: { hear: () => void (heard += 1) } }).createMachine({
    invoke: { src: 'polling', input: { every } },
    on: { 'refresh.due': { actions: 'hear' } },
  });
  const clock = createVirtualClock();
  createActor(host, { clock }).start();
  return { tell, clock, heard: () => heard };
}

it('C-1.11 a refresh is due every 10 seconds', () => {
  const { clock, heard } = polled(10_000);
  clock.advance(9_999);
  expect(heard()).toBe(0);
  clock.advance(50_001);
  expect(heard()).toBe(6);
});

it('an hour in a hidden tab asks for nothing, and the first look at it asks once and at once', () => {
  const { tell, clock, heard } = polled(10_000);
  tell['visibility']?.({ type: 'page.hidden' });
  clock.advance(3_600_000);
  expect(heard()).toBe(0);
  tell['visibility']?.({ type: 'page.shown' });
  expect(heard()).toBe(1);
  clock.advance(10_000);
  expect(heard()).toBe(2);
});

it('without a network nothing is due, and with it again at once, but only if someone looks', () => {
  const { tell, clock, heard } = polled(10_000);
  tell['connection']?.({ type: 'went.offline' });
  tell['visibility']?.({ type: 'page.hidden' });
  clock.advance(60_000);
  tell['connection']?.({ type: 'went.online' });
  expect(heard()).toBe(0);
  tell['visibility']?.({ type: 'page.shown' });
  expect(heard()).toBe(1);
});
