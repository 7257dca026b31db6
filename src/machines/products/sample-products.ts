import type { Product, TimePrice } from '#api/products.ts';

/** Time at the pool tables of a club, as an answer has it. */
export const poolTime: Product = {
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

/** A tariff that has no prices yet. */
export const newTime: Product = {
  ...poolTime,
  productId: 22,
  name: 'Snooker',
  description: null,
  tables: 0,
  base: null,
  version: '3',
};

const always = { weekdays: null, fromHalf: null, toHalf: null, firstDay: null, lastDay: null };

/** What an hour of pool costs: late nights first, then the happy hour. */
export const poolPrice: TimePrice = {
  productId: poolTime.productId,
  name: 'Pool',
  club: { clubId: 3, name: 'Brooklyn Rack House' },
  zone: 'America/New_York',
  currency: 'USD',
  rows: [
    { ...always, name: 'Late night', hourly: 1800, weekdays: 48, fromHalf: 44, toHalf: 4 },
    { ...always, name: 'Happy hour', hourly: 800, weekdays: 31, fromHalf: 28, toHalf: 34 },
    { ...always, name: 'Base price', hourly: 1200 },
  ],
  version: '1',
};
