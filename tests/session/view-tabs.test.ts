import { afterEach, describe, expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import { otherTabs, tellTabs, type TabEvent } from '#browser/tabs.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A tab that listens, with what it has heard. */
function tab(): { heard: string[] } {
  const heard: string[] = [];
  const machine = setup({ types: { events: {} as TabEvent }, actors: { otherTabs } }).createMachine({
    invoke: { src: 'otherTabs' },
    on: { '*': { actions: ({ event }) => heard.push(event.type) } },
  });
  const actor = createActor(machine).start();
  stops.push(() => actor.stop());
  return { heard };
}

const aWhile = () => new Promise((resolve) => setTimeout(resolve, 100));

describe('what a tab tells', () => {
  it('reaches the others and does not come back to itself', async () => {
    const other = new BroadcastChannel('baulk.session');
    const told: unknown[] = [];
    other.addEventListener('message', ({ data }) => told.push(data));
    stops.push(() => other.close());
    const { heard } = tab();
    tellTabs({ type: 'tab.signed.in' });
    await aWhile();
    expect(told).toEqual([{ type: 'tab.signed.in' }]);
    expect(heard).toEqual([]);
  });

  it('is heard from the others, and what is no word of ours is not', async () => {
    const other = new BroadcastChannel('baulk.session');
    stops.push(() => other.close());
    const { heard } = tab();
    for (const data of [{ type: 'tab.signed.out' }, { type: 'confirm' }, null, 'tab.signed.in']) {
      other.postMessage(data);
    }
    await aWhile();
    expect(heard).toEqual(['tab.signed.out']);
  });
});
