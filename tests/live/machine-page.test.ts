import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, setup, type AnyStateMachine } from 'xstate';
import { createVirtualClock } from '#model-testing/clock.ts';
import type { LiveLineEvent } from '#browser/live.ts';
import type { LiveScore } from '#domain/live/score.ts';
import { liveMachine } from '#machines/live/machine.ts';
import { liveMatchListMachine } from '#machines/live/match-list.ts';
import { livePageModel } from '#machines/live/page-model.ts';
import { livePage, type LivePageMachine } from '#machines/live/page.ts';
import { laterScore } from '#machines/live/sample-scores.ts';
import { readAddress } from '#machines/matches/address.ts';
import { matchListMachine } from '#machines/matches/list.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(livePageModel);

const settle = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** A page on a live line that says what it is told to, which stands. */
async function open<Page extends AnyStateMachine>(machine: LivePageMachine<Page>, input: unknown) {
  let hear: (event: LiveLineEvent) => void = () => {};
  const live = liveMachine.provide({
    actors: {
      connection: fromCallback(() => {}) as never,
      visibility: fromCallback(() => {}) as never,
      liveLine: fromCallback<LiveLineEvent>(({ sendBack }) => {
        hear = sendBack;
        sendBack({ type: 'line.opened' });
      }),
    },
  });
  const clock = createVirtualClock();
  const actor = createActor((machine as AnyStateMachine).provide({ actors: { live } }), { clock, input });
  const { page } = actor.getSnapshot().children;
  actor.start();
  await settle();
  const say = (scores: LiveScore[]): void => hear({ type: 'scores.came', scores });
  return { actor, page, clock, say, hear: (event: LiveLineEvent) => hear(event) };
}

/** A page of one match that reads, slowly, each time it is due. */
function slowPage() {
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
  const live = livePage(machine, ({ matchId }) => matchId === laterScore.matchId);
  const finish = (reading: number): Promise<void> => {
    readings[reading]?.();
    return settle();
  };
  return { live, readings, finish };
}

it('a page reads again when a score of what it shows comes, and not for another', async () => {
  const { live, readings } = slowPage();
  const { say } = await open(live, {});
  say([{ ...laterScore, matchId: 99 }]);
  expect(readings).toHaveLength(0);
  say([{ ...laterScore, matchId: 99 }, laterScore]);
  expect(readings).toHaveLength(1);
});

it('what comes while it reads makes one more reading, after that one', async () => {
  const { live, readings, finish } = slowPage();
  const { say } = await open(live, {});
  for (const version of [4, 5, 6]) say([{ ...laterScore, version }]);
  expect(readings).toHaveLength(1);
  await finish(0);
  expect(readings).toHaveLength(2);
  await finish(1);
  expect(readings).toHaveLength(2);
});

it('a page reads again once the line is back, since scores may have been missed', async () => {
  const { live, readings } = slowPage();
  const { clock, hear } = await open(live, {});
  hear({ type: 'line.lost', luck: 1 });
  expect(readings).toHaveLength(0);
  clock.advance(1_000);
  expect(readings).toHaveLength(1);
});

it('a page that was left is told nothing', async () => {
  const { live, readings } = slowPage();
  const { actor, say } = await open(live, {});
  actor.stop();
  say([laterScore]);
  expect(readings).toHaveLength(0);
});

it.each([
  ['every match', '', true],
  ['the matches of a club', 'club=2', true],
  ['the matches of another club', 'club=3', false],
  ['the matches of a tournament', 'tournament=1', true],
  ['the matches of another tournament', 'tournament=9', false],
  ['the matches of a club, and nothing of its tournament', 'club=2&tournament=9', false],
])('a list of %s hears of the scores that belong to it', async (_which, address, isRead) => {
  let calls = 0;
  const list = matchListMachine.provide({
    actors: {
      readPage: fromPromise(async () => {
        calls += 1;
        return { rows: [], total: 0 };
      }) as never,
      polling: fromCallback(() => {}) as never,
    },
  });
  const machine = liveMatchListMachine.provide({ actors: { page: list as never } });
  const { say } = await open(machine as never, { question: readAddress(address) });
  say([laterScore]);
  await settle();
  expect(calls).toBe(isRead ? 2 : 1);
});
