import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Readable } from 'node:stream';
import { laterScore } from '#machines/live/sample-scores.ts';
import { createHub, mostWaitingBytes, type HubSettings } from '#server/live/hub.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A hub whose database is this test. */
function hubOf(settings: Partial<HubSettings> = {}) {
  const writes = new Map<string, (payload: string) => void>();
  let heard = 0;
  const hub = createHub(
    {
      listen: async (channel, hear) => {
        heard += 1;
        writes.set(channel, hear);
        return async () => undefined;
      },
    },
    settings,
  );
  const write = (payload: string, channel = 'live_scores') => writes.get(channel)?.(payload);
  return { hub, write, heard: () => heard };
}

async function joined(stream: Promise<Readable | null>): Promise<Readable> {
  const one = await stream;
  if (!one) throw new Error('Nobody was let in.');
  return one;
}

function said(stream: Readable): string {
  let text = '';
  for (let bytes: unknown = stream.read(); bytes !== null; bytes = stream.read()) text += String(bytes);
  return text;
}

describe('the hub', () => {
  it('asks the database once for each of its news, and only when the first one listens', async () => {
    const { hub, heard } = hubOf();
    expect(heard()).toBe(0);
    await hub.join('a');
    await hub.join('b');
    expect(heard()).toBe(2);
  });

  it('tries again to hear the database after it could not', async () => {
    let isAway = true;
    const hub = createHub({
      listen: async () => {
        if (isAway) throw new Error('The database is away.');
        return async () => undefined;
      },
    });
    await expect(hub.join('a')).rejects.toThrow('away');
    isAway = false;
    expect(await hub.join('a')).not.toBeNull();
  });

  it('A-2.75 tells which day of which club has changed in its plan, each once, and nothing else of it', async () => {
    const { hub, write } = hubOf();
    const stream = await joined(hub.join('a'));
    said(stream);
    const change = { clubId: 1, date: '2026-11-25', userId: 5 };
    for (const payload of [JSON.stringify(change), JSON.stringify(change), '{"clubId":1}', 'x']) {
      write(payload, 'table_plans');
    }
    vi.advanceTimersByTime(50);
    expect(said(stream)).toBe('data: {"scores":[],"plans":[{"clubId":1,"date":"2026-11-25"}]}\n\n');
  });

  it('gives a sign of life at once and every 15 seconds', async () => {
    const { hub } = hubOf();
    const stream = await joined(hub.join('a'));
    const sign = 'data: {"scores":[]}\n\n';
    expect(said(stream)).toBe(sign);
    vi.advanceTimersByTime(45_000);
    expect(said(stream)).toBe(sign.repeat(3));
  });

  it('drops who reads too slowly, and keeps no more for it than its bound', async () => {
    const { hub, write } = hubOf({ gather: 1 });
    const [slow, quick] = [await joined(hub.join('a')), await joined(hub.join('b'))];
    for (let version = 1; version <= 100; version += 1) {
      write(JSON.stringify({ ...laterScore, version }));
      vi.advanceTimersByTime(1);
      said(quick);
      expect(slow.readableLength).toBeLessThanOrEqual(mostWaitingBytes);
    }
    expect([slow.destroyed, quick.destroyed]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(hub.size()).toBe(1);
  });

  it('lets no more in than it can bear, and lets the next one in when somebody has gone', async () => {
    const { hub } = hubOf({ most: 2, mostPerNetwork: 1 });
    const first = await joined(hub.join('a'));
    expect(await hub.join('a')).toBeNull();
    await hub.join('b');
    expect(await hub.join('c')).toBeNull();
    first.destroy();
    await vi.advanceTimersByTimeAsync(1);
    expect(await hub.join('a')).not.toBeNull();
  });

  it('S18 keeps places for who is signed in, and is fair among networks of visitors', async () => {
    const { hub } = hubOf({ most: 6, mostVisitors: 4, mostPerNetwork: 4 });
    const crowd = await Promise.all([1, 2, 3, 4].map(() => joined(hub.join('crowd'))));
    const newcomer = await joined(hub.join('home'));
    await vi.advanceTimersByTimeAsync(1);
    expect([hub.size(), crowd.filter(({ destroyed }) => destroyed).length]).toEqual([4, 1]);
    await joined(hub.join('home'));
    expect(await hub.join('home')).toBeNull();
    expect(await hub.join('crowd')).toBeNull();
    for (const network of ['crowd', 'club']) await joined(hub.join(network, false));
    await joined(hub.join('elsewhere', false));
    expect([newcomer.destroyed, hub.size()]).toEqual([false, 6]);
  });

  it('passes nothing on that is no score', async () => {
    const { hub, write } = hubOf();
    const stream = await joined(hub.join('a'));
    said(stream);
    for (const text of ['', '{', '{}', 'null', JSON.stringify({ ...laterScore, matchId: 'x' })]) write(text);
    vi.advanceTimersByTime(1_000);
    expect(said(stream)).toBe('');
  });

  it('lets nobody in any more once it is closed', async () => {
    const { hub } = hubOf();
    const stream = await joined(hub.join('a'));
    await hub.close();
    stream.resume();
    await vi.advanceTimersByTimeAsync(1);
    expect(stream.readableEnded).toBe(true);
    expect(await hub.join('b')).toBeNull();
  });
});
