import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { calendarMachine } from '#machines/schedule/calendar.ts';

it('who keeps the address and then asks for another is asked about another, and ends nothing', async () => {
  const machine = calendarMachine.provide({
    actors: { getCalendarFeed: fromPromise(async () => ({ since: '2026-11-20T12:00:00.000Z' })) as never },
  });
  const feed = createActor(machine, { input: { origin: 'https://baulk.example' } }).start();
  await waitFor(feed, (now) => now.matches('on'));
  feed.send({ type: 'end' });
  feed.send({ type: 'keep' });
  feed.send({ type: 'renew' });
  feed.send({ type: 'confirm' });
  expect(feed.getSnapshot().value).toBe('making');
});
