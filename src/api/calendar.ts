import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

type Schemas = components['schemas'];
export type CalendarAddress = Schemas['CalendarAddress'];

/** Reads since when there is a calendar of the own bookings. */
export const getCalendarFeed = fromPromise<Schemas['CalendarFeed']>(({ signal }) =>
  answerOf(() => client.GET('/booking/calendar', { signal })),
);

/** Makes a secret address for the own bookings; the one before ends. */
export const renewCalendarFeed = fromPromise<CalendarAddress>(({ signal }) =>
  answerOf(() => client.PUT('/booking/calendar', { signal })),
);

/** Ends the secret address of the own bookings. */
export const endCalendarFeed = fromPromise<Schemas['Message']>(({ signal }) =>
  answerOf(() => client.DELETE('/booking/calendar', { signal })),
);
