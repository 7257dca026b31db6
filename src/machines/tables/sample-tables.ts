import type { Product } from '#api/products.ts';
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

/** A price of the club, as an answer has it. */
export const poolPrice: Product = {
  productId: 21,
  clubId: 3,
  type: 'time',
  name: 'Pool',
  description: 'Nine foot tables',
  isArchived: false,
  tables: 4,
  base: 1200,
  currency: 'USD',
  version: '1',
};
