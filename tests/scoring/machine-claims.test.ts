import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { silentProblem } from '#api/problem.ts';
import { clearAll, readScores, writeScores } from '#browser/storage.ts';
import type { SentEntry } from '#api/scoring.ts';
import { afterEntry } from '#domain/scoring/apply.ts';
import type { ScoredMatch } from '#domain/scoring/entry.ts';
import { entryFault } from '#domain/scoring/fault.ts';
import { scoringMachine } from '#machines/scoring/machine.ts';
import { selectStanding } from '#machines/scoring/selectors.ts';
import { games } from './matches.ts';

let people = 0;

/** A server that keeps one match as the real one does, and that can be cut off before or after it has written. */
function table(first: ScoredMatch) {
  const server = {
    match: first,
    cut: null as 'before' | 'after' | null,
    sent: [] as string[],
    written: [] as string[],
  };
  const lost = silentProblem('offline');
  const writeEntry = fromPromise<ScoredMatch, SentEntry>(async ({ input: { key, entry } }) => {
    server.sent.push(key);
    if (server.cut === 'before') throw lost;
    if (!server.written.includes(key)) {
      const fault = entryFault(server.match, entry, Date.now() + 1);
      if (fault) throw { ...lost, kind: 'refused', status: 409, code: fault, message: 'No.' };
      server.match = afterEntry(server.match, entry, Date.now());
      server.written.push(key);
    }
    if (server.cut === 'after') throw lost;
    return server.match;
  });
  const machine = scoringMachine.provide({
    actors: { writeEntry, connection: fromPromise(() => new Promise<never>(() => {})) as never },
    delays: { pause: 5 },
  });
  people += 1;
  const userId = people;
  const open = async () => {
    const actor = createActor(machine, { input: { match: server.match, userId } }).start();
    await waitFor(actor, (snapshot) => snapshot.matches('scoring'));
    return actor;
  };
  const settled = (actor: Awaited<ReturnType<typeof open>>) =>
    waitFor(actor, (snapshot) => snapshot.context.waiting.length === 0);
  return { server, open, settled };
}

describe('a scorer at the table', () => {
  it('writes a match of snooker by taps: points, a foul, visits, and the frame', async () => {
    const { server, open, settled } = table(games.snooker);
    const desk = await open();
    desk.send({ type: 'start', atTable: 1 });
    for (const points of [1, 7, 1]) desk.send({ type: 'tapped', tap: { kind: 'points', points } });
    desk.send({ type: 'tapped', tap: { kind: 'miss' } });
    desk.send({ type: 'tapped', tap: { kind: 'foul', points: 4 } });
    desk.send({ type: 'tapped', tap: { kind: 'won', side: 1 } });
    await settled(desk);
    expect(server.match).toMatchObject({ player1Frames: 1, currentFrame: 2 });
    expect(server.match.frames[0]).toMatchObject({ player1Points: 13, player1Break: 9, winner: 101 });
  });

  it('is told why a tap cannot be, and nothing of it is written', async () => {
    const { open } = table(games.snooker);
    const desk = await open();
    desk.send({ type: 'start', atTable: 1 });
    desk.send({ type: 'tapped', tap: { kind: 'won', side: 1 } });
    expect(desk.getSnapshot().context.fault).toBe('The points are level, so nobody has won this frame yet.');
    expect(selectStanding(desk.getSnapshot()).currentFrame).toBe(1);
  });

  it('takes back step by step, and then the frame before', async () => {
    const { open } = table(games.snooker);
    const desk = await open();
    desk.send({ type: 'start', atTable: 1 });
    for (const points of [1, 7]) desk.send({ type: 'tapped', tap: { kind: 'points', points } });
    desk.send({ type: 'undo' });
    expect(selectStanding(desk.getSnapshot()).player1).toMatchObject({ points: 1, break: 1 });
    desk.send({ type: 'tapped', tap: { kind: 'won', side: 1 } });
    expect(selectStanding(desk.getSnapshot()).currentFrame).toBe(2);
    desk.send({ type: 'undo' });
    const back = selectStanding(desk.getSnapshot());
    expect([back.currentFrame, back.player1.points, back.player1Frames]).toEqual([1, 1, 0]);
  });
});

describe('a network that is lost', () => {
  it('loses nothing: what was tapped waits, and is written once and in its order', async () => {
    const { server, open, settled } = table(games.nineBall);
    const desk = await open();
    server.cut = 'before';
    desk.send({ type: 'start', atTable: 1 });
    for (const side of [1, 2, 1] as const) desk.send({ type: 'tapped', tap: { kind: 'won', side } });
    await waitFor(desk, (snapshot) => snapshot.matches({ scoring: { line: 'lost' } }));
    expect(desk.getSnapshot().context.waiting).toHaveLength(4);
    expect(selectStanding(desk.getSnapshot())).toMatchObject({ player1Frames: 2, player2Frames: 1 });
    expect(server.match).toEqual(games.nineBall);
    server.cut = null;
    await settled(desk);
    expect(server.match.frames.map(({ winner }) => winner)).toEqual([101, 102, 101, null]);
    expect(server.written).toHaveLength(4);
  });

  it('writes nothing twice when only the answer was lost', async () => {
    const { server, open, settled } = table(games.nineBall);
    const desk = await open();
    server.cut = 'after';
    desk.send({ type: 'start', atTable: 1 });
    desk.send({ type: 'tapped', tap: { kind: 'won', side: 1 } });
    await waitFor(desk, (snapshot) => snapshot.matches({ scoring: { line: 'lost' } }));
    server.cut = null;
    await settled(desk);
    expect(server.match).toMatchObject({ player1Frames: 1, version: 3 });
  });

  it('survives a reload: the next page sends what waits, under its keys', async () => {
    const { server, open, settled } = table(games.nineBall);
    const desk = await open();
    server.cut = 'after';
    desk.send({ type: 'start', atTable: 1 });
    for (const side of [2, 2] as const) desk.send({ type: 'tapped', tap: { kind: 'won', side } });
    await waitFor(desk, (snapshot) => snapshot.matches({ scoring: { line: 'lost' } }));
    desk.stop();
    server.cut = null;
    const reloaded = await open();
    await settled(reloaded);
    expect(server.match).toMatchObject({ player2Frames: 2, version: 4 });
    expect(new Set(server.written).size).toBe(3);
  });
});

describe('a device', () => {
  it('keeps what was not sent when the session ends, and nothing that is damaged', async () => {
    const { open } = table(games.nineBall);
    writeScores(people, 1, { waiting: [{ key: 7 }], steps: [] });
    clearAll();
    expect(readScores(people, 1)).not.toBeNull();
    expect((await open()).getSnapshot().context.waiting).toEqual([]);
  });
});

describe('a second scorer', () => {
  it('is told of, and what was not written is counted', async () => {
    const { server, open } = table(games.nineBall);
    const [first, second] = [await open(), await open()];
    first.send({ type: 'start', atTable: 1 });
    await waitFor(first, ({ context }) => context.waiting.length === 0);
    second.send({ type: 'start', atTable: 2 });
    await waitFor(second, (snapshot) => snapshot.matches({ scoring: { line: 'refused' } }));
    expect(second.getSnapshot().context.refusal).toMatchObject({ code: 'changed_meanwhile', dropped: 1 });
    second.send({ type: 'match.read', match: server.match });
    second.send({ type: 'accept' });
    expect(selectStanding(second.getSnapshot())).toMatchObject({ statusId: 7, atTable: 1 });
  });
});
