import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { createElk } from '#model-testing/elk.ts';
import { layoutOf } from '#model-testing/layout.ts';
import { explorerMachine } from '#views/dev/machines/explorer-machine.ts';
import { lampEntry } from './lamp.ts';

const layout = await layoutOf(lampEntry.chart, createElk());

/** Someone who has opened the lamp in a window of 800 by 600. */
async function looking() {
  const actor = createActor(
    explorerMachine.provide({
      actors: {
        layoutChart: fromPromise(() => Promise.resolve(layout)),
        watchAddress: fromCallback(() => {}),
      },
    }),
    { input: { known: ['lamp'], place: { machine: 'lamp', state: null } } },
  ).start();
  actor.send({ type: 'resized', width: 800, height: 600 });
  await waitFor(actor, (snapshot) => snapshot.matches({ exploring: 'drawn' }));
  return actor;
}

/** How far the middle of the drawing lies from the middle of a window. */
function offMiddle(
  { x, y, scale }: { x: number; y: number; scale: number },
  size: { width: number; height: number },
) {
  return [x + (layout.width * scale) / 2 - size.width / 2, y + (layout.height * scale) / 2 - size.height / 2];
}

describe('a chart in a window that changes its size', () => {
  it('stands in the middle again for who has not moved it', async () => {
    const actor = await looking();
    expect(offMiddle(actor.getSnapshot().context.view, { width: 800, height: 600 })).toEqual([0, 0]);
    actor.send({ type: 'resized', width: 1200, height: 500 });
    expect(offMiddle(actor.getSnapshot().context.view, { width: 1200, height: 500 })).toEqual([0, 0]);
  });

  it('shrinks with a window that has no room for it', async () => {
    const actor = await looking();
    const before = actor.getSnapshot().context.view.scale;
    actor.send({ type: 'resized', width: layout.width - 20, height: layout.height - 20 });
    const { scale } = actor.getSnapshot().context.view;
    expect(scale).toBeLessThan(before);
    expect(layout.width * scale).toBeLessThan(layout.width - 20);
  });

  it.each([
    ['moved', { type: 'pan', dx: 40, dy: 0 }],
    ['zoomed', { type: 'zoom.in' }],
  ] as const)('stays where it was %s to', async (_how, event) => {
    const actor = await looking();
    actor.send(event);
    const { view } = actor.getSnapshot().context;
    actor.send({ type: 'resized', width: 1200, height: 500 });
    expect(actor.getSnapshot().context.view).toEqual(view);
  });

  it('is fitted in by the first size of a window that had none', async () => {
    const actor = await looking();
    actor.send({ type: 'resized', width: 0, height: 0 });
    actor.send({ type: 'zoom.in' });
    actor.send({ type: 'resized', width: 1000, height: 700 });
    expect(offMiddle(actor.getSnapshot().context.view, { width: 1000, height: 700 })).toEqual([0, 0]);
  });
});

describe('a chart beside a path that is played', () => {
  const seen = (
    { x, y, scale }: { x: number; y: number; scale: number },
    path: string,
    size: { width: number; height: number },
  ) => {
    const state = layout.states.find((one) => one.path === path);
    if (state === undefined) throw new Error(`There is no state ${path}.`);
    const [left, top] = [x + state.x * scale, y + state.y * scale];
    return (
      left >= 0 &&
      top >= 0 &&
      left + state.width * scale <= size.width &&
      top + state.height * scale <= size.height
    );
  };
  const small = { width: 260, height: 120 };

  it('moves to the state that the path has come to, and not while that is in sight', async () => {
    const actor = await looking();
    actor.send({ type: 'resized', ...small });
    actor.send({ type: 'state.followed', state: 'on' });
    const { view, place } = actor.getSnapshot().context;
    expect(seen(view, 'on', small)).toBe(true);
    expect(place).toEqual({ machine: 'lamp', state: null });
    actor.send({ type: 'pan', dx: 3, dy: 0 });
    const moved = actor.getSnapshot().context.view;
    actor.send({ type: 'state.followed', state: 'on' });
    expect(actor.getSnapshot().context.view).toEqual(moved);
    actor.send({ type: 'state.followed', state: 'off' });
    expect(seen(actor.getSnapshot().context.view, 'off', small)).toBe(true);
  });
});
