import type { Table } from '#api/tables.ts';

/** A snooker table that nobody plays on, as an answer has it. */
export const freeTable: Table = {
  tableId: 11,
  clubId: 3,
  number: 1,
  name: 'Show table',
  gameTypes: ['fifteenReds', 'sixBall'],
  make: 'Star 12 ft',
  state: 'free',
  isOutOfOrder: false,
  tariffId: null,
  isBookable: true,
  match: null,
  version: '1',
};

/** A pool table whose cloth is torn. */
export const tornTable: Table = {
  tableId: 12,
  clubId: 3,
  number: 2,
  name: null,
  gameTypes: ['eightBall'],
  make: null,
  state: 'outOfOrder',
  isOutOfOrder: true,
  tariffId: null,
  isBookable: true,
  match: null,
  version: '4',
};
