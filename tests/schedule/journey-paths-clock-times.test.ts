import type { Page } from '@playwright/test';
import { clockTimesModel } from '#machines/schedule/clock-times-model.ts';
import { openDatabase } from '#server/database/open.ts';
import { goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import { expect } from '#tests/support/product.ts';
import { askAs, beSignedIn } from '#tests/support/signed-in.ts';
import { clubId, runner, zone } from './journey-world.ts';

/** The second Sunday of March in the year after next, on which half past two is on no clock of the club. */
function skippedTime(today: Temporal.PlainDate): string {
  const march = Temporal.PlainDate.from({ year: today.year + 2, month: 3, day: 1 });
  return `${march.add({ days: ((7 - march.dayOfWeek) % 7) + 7 }).toString()}T02:30`;
}

/**
 * A law has changed the clocks of the club since two of its tables were blocked: one can go where it was chosen, the other
 * neither goes there nor can stay for good, so that something is left to settle whatever is done.
 */
async function changeLaw(dataDir: string): Promise<void> {
  const store = await openDatabase({ dataDir });
  const { db } = store;
  const tables = await db
    .selectFrom('club_tables')
    .select('id')
    .where('club_id', '=', clubId)
    .orderBy('id')
    .limit(2)
    .execute();
  const today = Temporal.Now.plainDateISO(zone);
  const startsAt = (time: string) =>
    today.add({ days: 40 }).toZonedDateTime({ timeZone: zone, plainTime: time });
  const chosen = [
    { start: startsAt('16:00'), localStart: startsAt('17:00').toPlainDateTime().toString().slice(0, 16) },
    { start: startsAt('16:15'), localStart: skippedTime(today) },
  ];
  await db
    .insertInto('table_bookings')
    .values(
      chosen.map(({ start, localStart }, place) => ({
        club_id: clubId,
        table_id: tables[place]?.id ?? 0,
        kind: 'block',
        status: 'booked',
        starts_at: new Date(start.epochMilliseconds),
        ends_at: new Date(start.epochMilliseconds + 3_600_000),
        local_start: localStart,
        zone,
        created_at: new Date(),
      })),
    )
    .execute();
  await store.close();
}

const listed = async (page: Page): Promise<number> => {
  const plan = (await askAs(page, runner, 'get', `schedule/club/${clubId}`)) as {
    offClock: { total: number };
  };
  return plan.offClock.total;
};

proveInBrowser(clockTimesModel, {
  prepare: changeLaw,
  begin: async (page) => {
    await beSignedIn(page, runner);
    // The first round after the start has compared them.
    await expect.poll(() => listed(page)).toBe(2);
    await page.goto(`/table-schedule?clubId=${clubId}`);
  },
  calls: {
    settleClockTimes: {
      url: '**/api/booking/club/*/clock-times',
      outcomes: { settled: goOn, unanswered: noAnswer },
    },
  },
  leaveOut: (step) =>
    step.kind === 'settle' && step.outcome.name === 'someone was faster'
      ? 'only the database says so, of a booking that comes between the look and the move'
      : null,
});
