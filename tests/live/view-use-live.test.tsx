import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import type { LiveScore } from '#domain/live/score.ts';
import { laterScore } from '#machines/live/sample-scores.ts';
import { useLive } from '#views/app/use-live.ts';

let say: (scores: LiveScore[]) => void = () => {};

class OneLine extends EventTarget {
  static readonly OPEN = 1;
  readyState = 1;
  constructor() {
    super();
    queueMicrotask(() => this.#tell(new Event('open')));
    say = (scores) => this.#tell(new MessageEvent('message', { data: JSON.stringify({ scores }) }));
  }
  #tell(event: Event): void {
    if (this.readyState === OneLine.OPEN) this.dispatchEvent(event);
  }
  close(): void {
    this.readyState = 2;
  }
}

beforeEach(() => void vi.stubGlobal('EventSource', OneLine));
afterEach(() => vi.unstubAllGlobals());

/** A page that reads, slowly, each time it is due. */
async function slowPage() {
  const readings: (() => void)[] = [];
  const machine = setup({
    actors: { read: fromPromise(() => new Promise<void>((resolve) => void readings.push(resolve))) },
  }).createMachine({
    initial: 'fresh',
    states: {
      fresh: { on: { 'refresh.due': 'reading' } },
      reading: { invoke: { src: 'read', onDone: 'fresh', onError: 'fresh' } },
    },
  });
  const actor = createActor(machine).start();
  const isShown = ({ matchId }: LiveScore): boolean => matchId === laterScore.matchId;
  const Page = () => {
    useLive(actor, isShown);
    return null;
  };
  const { unmount } = render(<Page />);
  await act(async () => {});
  return { readings, unmount };
}

const finish = (reading: (() => void) | undefined): Promise<void> => act(async () => reading?.());

it('a page reads anew when a score of what it shows comes, and not for another', async () => {
  const { readings } = await slowPage();
  say([{ ...laterScore, matchId: 99 }]);
  expect(readings).toHaveLength(0);
  say([{ ...laterScore, matchId: 99 }, laterScore]);
  expect(readings).toHaveLength(1);
});

it('what comes while it reads makes one more reading, after that one', async () => {
  const { readings } = await slowPage();
  for (const version of [4, 5, 6]) say([{ ...laterScore, version }]);
  expect(readings).toHaveLength(1);
  await finish(readings[0]);
  expect(readings).toHaveLength(2);
  await finish(readings[1]);
  expect(readings).toHaveLength(2);
});

it('a page that was left is told nothing', async () => {
  const { readings, unmount } = await slowPage();
  unmount();
  say([laterScore]);
  expect(readings).toHaveLength(0);
});
