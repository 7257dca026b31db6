import { describe, expect, it } from 'vitest';
import { drawRoundRobin } from '#domain/draws/round-robin.ts';
import { planMatches, type PlanInput } from '#domain/tournaments/plan.ts';

const zone = 'America/Bogota';
const at = (text: string, timeZone = zone): number =>
  Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone).epochMilliseconds;
const base = {
  tables: [
    { id: 1, taken: [] },
    { id: 2, taken: [] },
  ],
  standing: [],
  from: at('2026-11-28T10:00'),
  dayFrom: 600,
  dayTo: 1410,
  lastDay: Temporal.PlainDate.from('2026-11-28'),
  timeZone: zone,
  minutes: 60,
  rest: 30,
};
const oneTable = [{ id: 1, taken: [] }];

const group = drawRoundRobin(4)
  .flat()
  .map(([one, two], place) => ({ id: place + 1, players: [one, two], feeders: [], name: `${one}-${two}` }));

function plan(input: Partial<PlanInput> & Pick<PlanInput, 'matches'>): { times: string[]; left: number[] } {
  const all: PlanInput = { ...base, ...input };
  const { planned, left } = planMatches(all);
  const clock = (time: number): string =>
    Temporal.Instant.fromEpochMilliseconds(time)
      .toZonedDateTimeISO(all.timeZone)
      .toPlainTime()
      .toString({ smallestUnit: 'minute' });
  return { times: planned.map(({ id, from, tableId }) => `${id} ${clock(from)} T${tableId}`), left };
}

describe('a plan of matches', () => {
  it('uses all tables and lets everyone rest between matches', () => {
    expect(
      plan({ matches: group }).times.map((text, place) => `${group[place]?.name} ${text.slice(2)}`),
    ).toEqual([
      '1-4 10:00 T1',
      '2-3 10:00 T2',
      '4-3 11:30 T1',
      '1-2 11:30 T2',
      '2-4 13:00 T1',
      '3-1 13:00 T2',
    ]);
  });

  it('fits one table with a rest of an hour', () => {
    expect(
      plan({ matches: group, tables: oneTable, rest: 60 }).times.map((text) => text.slice(2, 4)),
    ).toEqual(['10', '11', '13', '14', '16', '17']);
  });

  const knockout = [
    { id: 1, players: [1, 4], feeders: [] },
    { id: 2, players: [3, 2], feeders: [] },
    { id: 4, players: [], feeders: [1, 2] },
    { id: 3, players: [], feeders: [1, 2] },
  ];

  it('has the final last, after third place, once the semi-finals are over and rested from', () => {
    expect(plan({ matches: knockout, tables: oneTable }).times).toEqual([
      '1 10:00 T1',
      '2 11:00 T1',
      '4 12:30 T1',
      '3 13:30 T1',
    ]);
  });

  it('leaves what waits for a match without a time', () => {
    const late = { ...base, from: at('2026-11-28T22:00'), tables: oneTable };
    expect(plan({ ...late, matches: knockout })).toEqual({ times: ['1 22:00 T1'], left: [2, 4, 3] });
  });

  it('keeps within the window of the day, and goes on the next morning', () => {
    const [first] = group;
    const late = { from: at('2026-11-28T22:15'), minutes: 120, matches: first ? [first] : [] };
    expect(plan(late)).toEqual({ times: [], left: [1] });
    const lastDay = Temporal.PlainDate.from('2026-11-29');
    expect(plan({ ...late, lastDay }).times).toEqual(['1 10:00 T1']);
    expect(plan({ ...late, from: at('2026-11-28T08:10') }).times).toEqual(['1 10:00 T1']);
  });

  it('goes around what a table or a player has already', () => {
    const slot = (from: string, to: string) => ({
      from: at(`2026-11-28T${from}`),
      to: at(`2026-11-28T${to}`),
    });
    const matches = group.slice(0, 1);
    expect(plan({ matches, tables: [{ id: 7, taken: [slot('10:30', '11:00')] }] }).times).toEqual([
      '1 11:00 T7',
    ]);
    const standing = [{ id: 99, players: [4], ...slot('10:00', '11:10') }];
    expect(plan({ matches, standing }).times).toEqual(['1 12:00 T1']);
  });

  it('goes to three o’clock where the clock skips the hour after two', () => {
    const timeZone = 'America/New_York';
    const night = {
      timeZone,
      dayFrom: 0,
      dayTo: 1440,
      lastDay: Temporal.PlainDate.from('2026-03-08'),
      tables: oneTable,
      matches: group.slice(0, 2),
    };
    const from = at('2026-03-08T01:30', timeZone);
    expect(plan({ ...night, from, minutes: 30 }).times).toEqual(['1 01:30 T1', '2 03:00 T1']);
  });
});
