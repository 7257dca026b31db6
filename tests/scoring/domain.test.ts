import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterEntry } from '#domain/scoring/apply.ts';
import { decidedFor } from '#domain/scoring/course.ts';
import type { Entry, FrameBody, ScoredMatch } from '#domain/scoring/entry.ts';
import { entryFault } from '#domain/scoring/fault.ts';
import { mayScore } from '#domain/scoring/rights.ts';
import { frameOn, games, upcoming } from './matches.ts';

const now = Date.parse('2026-11-20T18:00:00Z');
const hour = 3_600_000;

/** The match after entries that nobody may find fault with. */
function played(match: ScoredMatch, ...entries: ((match: ScoredMatch) => Entry)[]): ScoredMatch {
  return entries.reduce((standing, entryOf) => {
    const entry = entryOf(standing);
    expect(entryFault(standing, entry, now)).toBeNull();
    return afterEntry(standing, entry, now);
  }, match);
}
const start = ({ version }: ScoredMatch): Entry => ({ kind: 'start', body: { version } });
const frame =
  (points: [number, number], more: Partial<FrameBody> = {}) =>
  (match: ScoredMatch): Entry =>
    frameOn(match, points, more);
const won = (points: [number, number], more: Partial<FrameBody> = {}) =>
  frame(points, { isOver: true, ...more });
const undo =
  (frameNumber: number) =>
  ({ version }: ScoredMatch): Entry => ({ kind: 'undo', body: { version, frameNumber } });
const end =
  (winner: number, reason: 'played' | 'walkover' | 'retired' = 'played') =>
  ({ version }: ScoredMatch): Entry => ({ kind: 'end', body: { version, reason, winner } });
const faultAt = (match: ScoredMatch, entryOf: (match: ScoredMatch) => Entry, at = now) =>
  entryFault(match, entryOf(match), at);

describe('a match that is scored', () => {
  it('A-1.35 begins with its first frame, goes from frame to frame, and is won at the needed length', () => {
    const match = played(
      games.snooker,
      start,
      won([72, 8], { player1Break: 51 }),
      won([20, 65]),
      won([70, 69]),
    );
    expect(match).toMatchObject({ player1Frames: 2, player2Frames: 1, statusId: 7, currentFrame: 3 });
    expect(match.player1).toMatchObject({ highestBreak: 51, points: 70 });
    expect(decidedFor(match)).toBe(1);
    expect(match.version).toBe(5);
    const over = played(match, end(101));
    expect(over).toMatchObject({ statusId: 6, winner: 101, currentFrame: null, atTable: null });
    expect(over.frames.map(({ winner }) => winner)).toEqual([101, 102, 101]);
  });

  it('shows the running frame, who is at the table and the running break', () => {
    const match = played(games.snooker, start, frame([24, 7], { atTable: 1, break: 17, player1Break: 17 }));
    expect(match).toMatchObject({ currentFrame: 1, atTable: 1, player1: { points: 24, break: 17 } });
    expect(match.player2.break).toBeNull();
  });

  it('lets the players break off in turns', () => {
    const match = played(games.nineBall, start, won([1, 0]));
    expect(match).toMatchObject({ currentFrame: 2, atTable: 2, player1Frames: 1 });
  });

  it('counts innings and averages where the game has them', () => {
    const match = played(
      games.carom,
      start,
      frame([5, 4], { player1Innings: 2, player2Innings: 1, break: 4, atTable: 2, player2Break: 4 }),
    );
    expect(match.player1).toMatchObject({ innings: 2, average: 2.5 });
    expect(match.player2).toMatchObject({ innings: 1, average: 4, break: 4 });
  });

  it('takes the last frame back with its points, so that they can be put right', () => {
    const match = played(games.snooker, start, won([72, 8], { player1Break: 51 }), won([1, 40]), undo(2));
    expect(match).toMatchObject({ player1Frames: 1, player2Frames: 0, currentFrame: 2 });
    expect(match.player2.points).toBe(40);
    expect(match.frames.at(-1)).toMatchObject({ frameNumber: 2, winner: null, endedAt: null });
  });

  it('takes the frame back that had decided the match', () => {
    const decided = played(games.nineBall, start, won([1, 0]), won([1, 0]), won([1, 0]));
    expect(faultAt(decided, won([1, 0]))).toBe('match_decided');
    const back = played(decided, undo(3));
    expect(back).toMatchObject({ player1Frames: 2, currentFrame: 3, player1: { points: 0 } });
    expect(decidedFor(back)).toBeNull();
  });

  it('ends without being played out where somebody does not come or gives up', () => {
    expect(played(games.snooker, end(102, 'walkover'))).toMatchObject({ statusId: 6, winner: 102 });
    const over = played(games.snooker, start, won([50, 1]), frame([9, 4]), end(102, 'retired'));
    expect(over).toMatchObject({ winner: 102, player1Frames: 1 });
    expect(over.frames).toHaveLength(1);
  });
});

describe('what cannot be is refused with why', () => {
  const live = Object.fromEntries(
    Object.entries(games).map(([name, match]) => [name, played(match, start)]),
  ) as typeof games;

  it.each([
    ['a frame of snooker that is level', live.snooker, won([60, 60]), 'frame_level'],
    ['a winner who is behind', live.snooker, won([60, 20], { winner: 102 }), 'winner_not_ahead'],
    ['a winner who does not play', live.snooker, won([60, 20], { winner: 7 }), 'winner_not_playing'],
    ['a break above 155', live.snooker, frame([170, 0], { player1Break: 156 }), 'frame_break_high'],
    ['a break above the points', live.snooker, frame([20, 0], { player1Break: 21 }), 'frame_break_points'],
    ['a rack with two winners', live.nineBall, won([1, 1]), 'frame_points_high'],
    ['a rack with points', live.nineBall, won([5, 3]), 'frame_points_high'],
    ['a rack that nobody won', live.nineBall, won([0, 0]), 'frame_not_won'],
    ['carom beyond its points', live.carom, frame([41, 3]), 'frame_points_high'],
    ['carom that stops early', live.carom, won([39, 3]), 'frame_not_won'],
    ['100 up that stops early', live.hundredUp, won([99, 98]), 'frame_not_won'],
    ['a ninth ball of pyramid', live.pyramid, frame([9, 0]), 'frame_points_high'],
    ['pyramid won with seven balls', live.pyramid, won([7, 3]), 'frame_not_won'],
    [
      'a frame that is not the one being played',
      live.snooker,
      frame([1, 0], { frameNumber: 2 }),
      'frame_out_of_order',
    ],
    ['ending a match that nobody has won', live.snooker, end(101), 'match_undecided'],
    ['a second start', live.snooker, start, 'match_started'],
    ['taking back a frame that was not played', live.snooker, undo(1), 'frame_not_last'],
  ] as const)('%s', (_title, match, entryOf, fault) => {
    expect(faultAt(match, entryOf)).toBe(fault);
  });

  it('a game on time before its time is up, and not after it', () => {
    const closing = won([120, 80]);
    expect(faultAt(live.timed, closing, now + hour - 1)).toBe('time_not_up');
    expect(faultAt(live.timed, closing, now + hour)).toBeNull();
    expect(faultAt(live.timed, won([80, 80]), now + hour)).toBe('frame_level');
  });

  it('a score on a version that is not the newest', () => {
    const other = played(live.snooker, frame([7, 0]));
    expect(entryFault(other, frame([0, 7])(live.snooker), now)).toBe('changed_meanwhile');
  });

  it('taking a frame back while the next one has points', () => {
    const match = played(live.snooker, won([50, 1]), frame([4, 0]));
    expect(faultAt(match, undo(1))).toBe('frame_under_way');
  });

  it('anything of a match without two players, one that has not begun, and one that is over', () => {
    expect(faultAt(upcoming({ playerId2: null }), start)).toBe('match_not_ready');
    expect(faultAt(games.snooker, frame([1, 0]))).toBe('match_not_live');
    expect(faultAt(games.snooker, end(101, 'retired'))).toBe('match_not_live');
    const over = played(games.snooker, end(102, 'walkover'));
    for (const entryOf of [start, frame([1, 0]), undo(1), end(101)])
      expect(faultAt(over, entryOf)).toBe('match_over');
  });
});

describe('whatever is written down', () => {
  const points = fc.tuple(fc.integer({ min: 0, max: 160 }), fc.integer({ min: 0, max: 160 }));
  const orders = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('frame' as const), points, isOver: fc.boolean(), made: fc.nat(160) }),
      fc.record({ kind: fc.constant('undo' as const) }),
    ),
    { maxLength: 30 },
  );

  it.each(Object.keys(games) as (keyof typeof games)[])(
    'frames of %s add up to the score, and nobody wins more than it takes',
    (name) => {
      fc.assert(
        fc.property(orders, (given) => {
          let match = played(games[name], start);
          for (const order of given) {
            const entry =
              order.kind === 'undo'
                ? undo(match.frames.findLast(({ endedAt }) => endedAt !== null)?.frameNumber ?? 1)(match)
                : frameOn(match, order.points, { isOver: order.isOver, player1Break: order.made });
            if (entryFault(match, entry, now + hour) === null) match = afterEntry(match, entry, now + hour);
            const wins = (id: number | null) => match.frames.filter(({ winner }) => winner === id).length;
            expect([match.player1Frames, match.player2Frames]).toEqual([
              wins(match.playerId1),
              wins(match.playerId2),
            ]);
            expect(match.frames.map(({ frameNumber }) => frameNumber)).toEqual(
              match.frames.map((_, i) => i + 1),
            );
            expect(Math.max(match.player1Frames, match.player2Frames)).toBeLessThanOrEqual(
              match.raceTo ?? ((match.frame ?? 1) + 1) / 2,
            );
            expect(match.frames.filter(({ endedAt }) => endedAt === null).length).toBe(
              decidedFor(match) === null ? 1 : 0,
            );
          }
        }),
        { numRuns: 60 },
      );
    },
  );
});

describe('who may write a score', () => {
  const match = { clubId: 1, refereeId: null, players: [101, 102] };
  const person = { userId: 9, isReferee: false, clubIds: [1] } as const;

  it('the association writes any, a club its own, a referee those without another one', () => {
    const at = (roleId: 1 | 2 | 3 | 4 | 5, more = {}, of = {}) =>
      mayScore({ ...person, roleId, ...more }, { ...match, ...of });
    expect([at(1), at(2), at(3), at(4), at(5)]).toEqual([true, true, true, true, false]);
    expect(at(3, { clubIds: [2] })).toBe(false);
    expect(at(4, {}, { clubId: null })).toBe(false);
    expect(at(5, { isReferee: true })).toBe(true);
    expect(at(5, { isReferee: true }, { refereeId: 8 })).toBe(false);
    expect(at(5, { isReferee: true, clubIds: [] }, { refereeId: 9 })).toBe(true);
    expect(at(5, { isReferee: true, clubIds: [] })).toBe(false);
    expect(mayScore(null, match)).toBe(false);
  });

  it('nobody writes the score of an own match', () => {
    expect(mayScore({ ...person, roleId: 1, userId: 101 }, match)).toBe(false);
  });
});

describe('a head start', () => {
  const side = upcoming({}).player1;
  const started = (more: Partial<ScoredMatch>) => {
    const match = upcoming(more);
    return afterEntry(match, { kind: 'start', body: { version: match.version } }, 0);
  };

  it('in points stands in each frame from its beginning, makes no break and wins nothing alone', () => {
    const match = started({ player1: { ...side, headStart: 0 }, player2: { ...side, headStart: 28 } });
    expect(match.frames).toMatchObject([{ player1Points: 0, player2Points: 28, player2Break: 0 }]);
    const frame = { version: match.version, frameNumber: 1, player1Points: 0, isOver: true };
    const alone = { kind: 'frame', body: { ...frame, player2Points: 28 } } as const;
    expect(entryFault(match, alone, 0)).toBe('frame_not_won');
    const broken = { kind: 'frame', body: { ...frame, player2Points: 35, player2Break: 20 } } as const;
    expect(entryFault(match, broken, 0)).toBe('frame_break_points');
    const made = afterEntry(
      match,
      { kind: 'frame', body: { ...frame, player2Points: 35, player2Break: 7 } },
      0,
    );
    expect(made.frames[1]).toMatchObject({ player1Points: 0, player2Points: 28 });
    expect(made).toMatchObject({ player1Frames: 0, player2Frames: 1 });
  });

  it('in racks stands on the score', () => {
    const race = { gameType: 'nineBall', discipline: 'pool', frame: null, raceTo: 7 } as const;
    const match = started({ ...race, player2: { ...side, headStart: 3 } });
    expect(match).toMatchObject({ player1Frames: 0, player2Frames: 3 });
    const body = { version: match.version, frameNumber: 1, player1Points: 1, player2Points: 0, isOver: true };
    expect(afterEntry(match, { kind: 'frame', body }, 0)).toMatchObject({
      player1Frames: 1,
      player2Frames: 3,
    });
  });

  it('in points on the score counts for no average', () => {
    const carom = { gameType: 'threeCushion', discipline: 'carom', frame: null, targetPoints: 40 } as const;
    const match = started({ ...carom, player2: { ...side, headStart: 10 } });
    expect(match.player2.points).toBe(10);
    const body = {
      version: match.version,
      frameNumber: 1,
      player1Points: 5,
      player2Points: 22,
      player1Innings: 10,
      player2Innings: 10,
      isOver: false,
    };
    expect(afterEntry(match, { kind: 'frame', body }, 0).player2.average).toBe(1.2);
  });
});
