import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { hasKept } from '#browser/connectivity.ts';
import { readCountryList, writeCountryList } from '#browser/storage.ts';
import { otherTabs, tellTabs, type TabEvent } from '#browser/tabs.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  localStorage.clear();
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

/** A busy machine takes its time to bring a message. */
const soon = (claim: () => void): Promise<void> => vi.waitFor(claim, { timeout: 10_000, interval: 5 });

describe('what a tab tells', () => {
  it('reaches the others and does not come back to itself', async () => {
    const other = new BroadcastChannel('baulk.session');
    const told: unknown[] = [];
    other.addEventListener('message', ({ data }) => told.push(data));
    stops.push(() => other.close());
    const { heard } = tab();
    tellTabs({ type: 'tab.signed.in' });
    await soon(() => expect(told).toEqual([{ type: 'tab.signed.in' }]));
    expect(heard).toEqual([]);
  });

  it('is heard from the others, and what is no word of ours is not', async () => {
    const other = new BroadcastChannel('baulk.session');
    stops.push(() => other.close());
    const { heard } = tab();
    for (const data of [{ type: 'tab.signed.out' }, { type: 'confirm' }, null, 'tab.signed.in']) {
      other.postMessage(data);
    }
    await soon(() => expect(heard).toEqual(['tab.signed.out']));
  });
});

describe('a sign-in that is told before its session has come to storage', () => {
  const told = { type: 'tab.signed.in', end: '2126-11-20T12:00:00.000Z' };
  /** Browsers tell a tab so that another one has stored something. */
  const arrive = (end: string): void => {
    localStorage.setItem('baulk.token-expires-at', end);
    dispatchEvent(new StorageEvent('storage'));
  };
  const tellFromElsewhere = (): void => {
    const other = new BroadcastChannel('baulk.session');
    stops.push(() => other.close());
    other.postMessage(told);
  };
  /** The word has come, and the tab waits for storage. */
  const tellTooEarly = async (): Promise<void> => {
    const listen = vi.spyOn(globalThis, 'addEventListener');
    tellFromElsewhere();
    await soon(() => expect(listen).toHaveBeenCalledWith('storage', expect.anything(), expect.anything()));
    listen.mockRestore();
  };

  it('is heard when the session is there, and not when something else is', async () => {
    const { heard } = tab();
    await tellTooEarly();
    arrive('2026-01-01T12:00:00.000Z');
    expect(heard).toEqual([]);
    arrive(told.end);
    expect(heard).toEqual(['tab.signed.in']);
    arrive(told.end);
    expect(heard).toEqual(['tab.signed.in']);
  });

  it('is heard at once where it is there already', async () => {
    arrive(told.end);
    const { heard } = tab();
    tellFromElsewhere();
    await soon(() => expect(heard).toEqual(['tab.signed.in']));
  });

  it('is heard in the end where storage is not shared', async () => {
    const { heard } = tab();
    await tellTooEarly();
    await soon(() => expect(heard).toEqual(['tab.signed.in']));
  }, 20_000);

  it('is not heard by a tab that has stopped listening', async () => {
    const { heard } = tab();
    await tellTooEarly();
    for (const stop of stops.splice(0)) stop();
    arrive(told.end);
    expect(heard).toEqual([]);
  });
});

describe('a browser that forbids what pages share', () => {
  const forbid = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };

  it('lets a tab go on by itself where BroadcastChannel throws', () => {
    vi.stubGlobal('BroadcastChannel', vi.fn(forbid));
    stops.push(() => vi.unstubAllGlobals());
    const { heard } = tab();
    expect(() => tellTabs({ type: 'tab.signed.in' })).not.toThrow();
    expect(heard).toEqual([]);
  });

  it('keeps a session for as long as the page lives where storage throws', async () => {
    const local = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(forbid);
    stops.push(() => local.mockRestore());
    writeCountryList('[]', 7);
    expect(readCountryList()).toEqual({ text: '[]', readAt: 7 });
  });

  it('reads what was written last where storage is full', () => {
    writeCountryList('[]', 7);
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    stops.push(() => full.mockRestore());
    writeCountryList('[1]', 8);
    expect(readCountryList()).toEqual({ text: '[1]', readAt: 8 });
    full.mockRestore();
    writeCountryList('[2]', 9);
    expect(readCountryList()).toEqual({ text: '[2]', readAt: 9 });
  });

  it('has no pages kept for when there is no network where the worker throws', () => {
    vi.stubGlobal('navigator', Object.defineProperty({ onLine: true }, 'serviceWorker', { get: forbid }));
    stops.push(() => vi.unstubAllGlobals());
    expect(hasKept()).toBe(false);
  });
});
