import { expect, it, vi } from 'vitest';
import { keepUntilTold } from '#server/served/told.ts';

/** Pages that each have a number, a clock, and whoever tells of changes. */
function begin({ most = 2, isHeard = true } = {}) {
  let at = 0;
  let tell: (topic: string) => void = () => undefined;
  const listen = vi.fn(async (_channel: string, hear: (topic: string) => void) => {
    if (!isHeard) throw new Error('out of reach');
    tell = hear;
    return async () => undefined;
  });
  const pages = keepUntilTold<{ made: number; until: number | null }>({ listen, now: () => at, most });
  let made = 0;
  const ask = async (address = '/all-news', until: number | null = null) =>
    (
      await pages.ask(address, address === '/download' ? 'apps' : 'news', async () => ({
        made: ++made,
        until,
      }))
    )?.made;
  return { ask, pages, listen, tell: (topic: string) => tell(topic), pass: (ms: number) => (at += ms) };
}

/** Whoever asks first lets the product begin to hear. */
async function heard(settings?: Parameters<typeof begin>[0]) {
  const begun = begin(settings);
  expect(await begun.ask('/view-news/0')).toBe(1);
  return begun;
}

it('a page is made once until the database tells that what it shows has changed', async () => {
  const { ask, tell, listen } = await heard();
  expect([await ask(), await ask()]).toEqual([2, 2]);
  tell('news');
  expect([await ask(), await ask()]).toEqual([3, 3]);
  expect(listen).toHaveBeenCalledTimes(1);
});

it('a change to something else leaves it as it is', async () => {
  const { ask, tell } = await heard();
  expect([await ask(), await ask('/download')]).toEqual([2, 3]);
  tell('apps');
  expect([await ask(), await ask('/download')]).toEqual([2, 4]);
});

it('what changes by itself at an instant is made anew from then on', async () => {
  const { ask, pass } = await heard();
  expect(await ask('/all-news', 1_000)).toBe(2);
  pass(999);
  expect(await ask()).toBe(2);
  pass(1);
  expect(await ask()).toBe(3);
});

it('after a minute it is made anew, since whoever tells may have been out of reach', async () => {
  const { ask, pass } = await heard();
  expect(await ask()).toBe(2);
  pass(59_999);
  expect(await ask()).toBe(2);
  pass(1);
  expect(await ask()).toBe(3);
});

it('while nobody can tell of changes, each visitor gets a page of their own', async () => {
  const { ask, listen } = begin({ isHeard: false });
  expect([await ask(), await ask(), await ask()]).toEqual([1, 2, 3]);
  expect(listen.mock.calls.length).toBeGreaterThan(1);
});

it('a change while a page is made counts for whoever asks after it', async () => {
  const { pages, tell } = await heard();
  const { promise, resolve } = Promise.withResolvers<{ made: number; until: null }>();
  const before = pages.ask('/all-news', 'news', () => promise);
  const beside = pages.ask('/all-news', 'news', async () => ({ made: 8, until: null }));
  tell('news');
  const after = pages.ask('/all-news', 'news', async () => ({ made: 9, until: null }));
  resolve({ made: 7, until: null });
  expect([(await before)?.made, (await after)?.made, (await beside)?.made]).toEqual([7, 9, 8]);
});

it('what could not be made is tried again', async () => {
  const { ask, pages } = await heard();
  expect(await pages.ask('/all-news', 'news', async () => null)).toBeNull();
  expect(await ask()).toBe(2);
});

it('the page that nobody has asked for longest makes room', async () => {
  const { ask } = await heard({ most: 2 });
  expect([await ask('/view-news/1'), await ask('/view-news/2'), await ask('/view-news/1')]).toEqual([
    2, 3, 2,
  ]);
  expect(await ask('/view-news/3')).toBe(4);
  expect([await ask('/view-news/1'), await ask('/view-news/2')]).toEqual([2, 5]);
});
