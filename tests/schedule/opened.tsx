import { createActor, fromPromise } from 'xstate';
import type { listOwnBookings } from '#api/booking.ts';
import type { getDayPlan } from '#api/schedule.ts';
import { bookMachine, type BookActor } from '#machines/schedule/book.ts';
import { clockTimesMachine, type ClockTimesActor } from '#machines/schedule/clock-times.ts';
import { deskMachine, type DeskActor } from '#machines/schedule/desk.ts';
import { gridMachine, type GridActor } from '#machines/schedule/grid.ts';
import { makeMachine, type MakeActor } from '#machines/schedule/make.ts';
import { mineMachine, type MineActor } from '#machines/schedule/mine.ts';
import { planMachine, type DayPlan, type PlanActor } from '#machines/schedule/plan.ts';
import type { PlanParts } from '#views/dev/stories/schedule.tsx';
import { sampleBooking, sampleClubPlan, samplePlan } from '#machines/schedule/sample-plan.ts';
import type { FreeDayPart } from '#views/schedule/choose.tsx';
import { SchedulePage } from '#views/schedule/page.tsx';

const idle = fromPromise(() => new Promise<never>(() => {}));
const parts = { polling: idle as never };

/** The plan of a day, read. */
export function startPlan(day: DayPlan = samplePlan): PlanActor {
  const read = fromPromise(async () => day) as typeof getDayPlan;
  const machine = planMachine.provide({ actors: { ...parts, read: read as never } });
  return createActor(machine, { input: { question: { clubId: 3, date: null } } }).start();
}

/** The own bookings, read: one that can be taken back. */
export function startMine(): MineActor {
  const read = fromPromise(async () => ({ rows: [sampleBooking] })) as typeof listOwnBookings;
  const machine = mineMachine.provide({ actors: { ...parts, read: read as never } });
  return createActor(machine, { input: { question: { clubId: 3 } } }).start();
}

/** Booking that has nothing to go on with and whose calls are never answered. */
export function startBook(): BookActor {
  const findHold = fromPromise(async () => null);
  const machine = bookMachine.provide({ actors: { findHold: findHold as never, holdTable: idle as never } });
  return createActor(machine, { input: { clubId: 3 } }).start();
}

export const startMake = (): MakeActor => createActor(makeMachine, { input: { clubId: 3 } }).start();
export const startDesk = (isClub: boolean): DeskActor =>
  createActor(deskMachine, { input: { isClub } }).start();

export const startGrid = (): GridActor => createActor(gridMachine).start();

export const startClockTimes = (): ClockTimesActor =>
  createActor(clockTimesMachine, { input: { clubId: 3 } }).start();

/** The page as a member or a club sees it. */
export function page(isClub: boolean, given: PlanParts = {}, renderFreeDay: FreeDayPart = () => null) {
  const {
    plan = startPlan(isClub ? sampleClubPlan : samplePlan),
    desk = startDesk(isClub),
    grid = startGrid(),
  } = given;
  const booker = isClub
    ? ({
        isClub: true,
        make: given.make ?? startMake(),
        clockTimes: given.clockTimes ?? startClockTimes(),
      } as const)
    : ({ isClub: false, book: given.book ?? startBook(), mine: given.mine ?? startMine() } as const);
  return (
    <SchedulePage
      plan={plan}
      desk={desk}
      grid={grid}
      booker={booker}
      clubs={[{ clubId: 3, name: 'Brooklyn Rack House' }]}
      clubId={3}
      onClub={() => {}}
      renderFreeDay={renderFreeDay}
      onDay={(date) => plan.send({ type: 'question.changed', question: { clubId: 3, date } })}
    />
  );
}
