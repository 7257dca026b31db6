import { describe, expect, it } from 'vitest';
import { bookedAt, cellAfter, slotsOfDay, stretchOf } from '#domain/schedule/plan-cells.ts';

/** Three tables on a day of ten half hours; at the second one somebody has booked from the third to the sixth. */
const day = {
  tableIds: [11, 12, 13],
  count: 10,
  bookings: [{ tableId: 12, from: 2, to: 6 }],
};
const after = (key: string, [tableId, slot]: [number, number], isFar = false) => {
  const cell = cellAfter(key, isFar, { tableId, slot }, day);
  return cell && [cell.tableId, cell.slot];
};

describe('the keys of the plan', () => {
  it.each<[string, [number, number], [number, number]]>([
    ['ArrowRight', [11, 3], [11, 4]],
    ['ArrowLeft', [11, 3], [11, 2]],
    ['ArrowDown', [11, 3], [12, 3]],
    ['ArrowUp', [13, 3], [12, 3]],
    ['Home', [12, 8], [12, 0]],
    ['End', [12, 1], [12, 9]],
  ])('%s leads from %j to %j', (key, from, to) => {
    expect(after(key, from)).toEqual(to);
  });

  it('go over a booking as over one cell, in both directions', () => {
    expect(after('ArrowRight', [12, 3])).toEqual([12, 6]);
    expect(after('ArrowLeft', [12, 5])).toEqual([12, 1]);
    expect(after('ArrowLeft', [12, 6])).toEqual([12, 5]);
  });

  it('lead nowhere beyond the edges of the day and its tables', () => {
    expect(after('ArrowLeft', [11, 0])).toBeNull();
    expect(after('ArrowRight', [11, 9])).toBeNull();
    expect(after('ArrowUp', [11, 4])).toBeNull();
    expect(after('ArrowDown', [13, 4])).toBeNull();
    expect(after('Escape', [12, 4])).toBeNull();
  });

  it('lead to the first and the last cell of all with Ctrl', () => {
    expect(after('Home', [12, 4], true)).toEqual([11, 0]);
    expect(after('End', [12, 4], true)).toEqual([13, 9]);
  });
});

describe('the half hours of a booking', () => {
  const plan = { opensAt: '2027-05-05T18:00:00Z', closesAt: '2027-05-06T01:00:00Z' };
  const count = slotsOfDay(plan).length;
  const stretch = (startsAt: string, endsAt: string) =>
    stretchOf(plan, count, { tableId: 12, startsAt, endsAt });

  it('are counted from the beginning of the day', () => {
    expect(count).toBe(14);
    expect(stretch('2027-05-05T20:00:00Z', '2027-05-05T21:30:00Z')).toEqual({ tableId: 12, from: 4, to: 7 });
  });

  it('end where the day ends, whenever the booking began or ends', () => {
    expect(stretch('2027-05-05T16:00:00Z', '2027-05-06T04:00:00Z')).toEqual({ tableId: 12, from: 0, to: 14 });
  });

  it('do not take the one in which the booking ends', () => {
    const booked = [stretch('2027-05-05T20:00:00Z', '2027-05-05T21:30:00Z')];
    expect(bookedAt(booked, { tableId: 12, slot: 6 })).toBe(booked[0]);
    expect(bookedAt(booked, { tableId: 12, slot: 7 })).toBeUndefined();
    expect(bookedAt(booked, { tableId: 11, slot: 6 })).toBeUndefined();
  });

  it('are none while the club is closed', () => {
    expect(slotsOfDay({ opensAt: null, closesAt: null })).toEqual([]);
  });
});
