import type { ReactElement } from 'react';
import { fromPromise, type AnyActorRef } from 'xstate';
import type { BookActor } from '#machines/schedule/book.ts';
import type { ClockTimesActor } from '#machines/schedule/clock-times.ts';
import type { DeskActor } from '#machines/schedule/desk.ts';
import type { GridActor } from '#machines/schedule/grid.ts';
import type { MakeActor } from '#machines/schedule/make.ts';
import type { MineActor } from '#machines/schedule/mine.ts';
import type { PlanActor } from '#machines/schedule/plan.ts';
import { Beside } from './around.tsx';
import type { Screenless, Stage, Stages } from './stage.ts';

/** The actors of the page of a plan, of which a story or a test gives some. */
export type PlanParts = {
  plan?: PlanActor;
  desk?: DeskActor;
  grid?: GridActor;
  book?: BookActor;
  make?: MakeActor;
  clockTimes?: ClockTimesActor;
  mine?: MineActor;
};

type Parts = { plan: PlanActor; desk: DeskActor; grid: GridActor };

const never = fromPromise(() => new Promise<never>(() => {})) as never;
const polling = never;

/** The page of a plan around one of its actors; the others rest. */
async function pageAround() {
  const [
    { SchedulePage },
    { planMachine },
    { mineMachine },
    { bookMachine },
    { makeMachine },
    { deskMachine },
    { gridMachine },
    { clockTimesMachine },
  ] = await Promise.all([
    import('#views/schedule/page.tsx'),
    import('#machines/schedule/plan.ts'),
    import('#machines/schedule/mine.ts'),
    import('#machines/schedule/book.ts'),
    import('#machines/schedule/make.ts'),
    import('#machines/schedule/desk.ts'),
    import('#machines/schedule/grid.ts'),
    import('#machines/schedule/clock-times.ts'),
  ]);
  const { sampleBooking, sampleClubPlan, samplePlan } = await import('#machines/schedule/sample-plan.ts');
  const reading = (answer: unknown) => ({ polling, read: fromPromise(async () => answer) as never });
  const question = { clubId: 3, date: null };
  const mine = mineMachine.provide({ actors: reading({ rows: [sampleBooking] }) });
  const book = bookMachine.provide({ actors: { findHold: fromPromise(async () => null) as never } });
  const shown = (isClub: boolean, { plan, desk, grid, ...given }: PlanParts): ReactElement => {
    const around = (draw: (parts: Parts) => ReactElement): ReactElement => {
      const read = planMachine.provide({ actors: reading(isClub ? sampleClubPlan : samplePlan) });
      const withGrid = (own: Omit<Parts, 'grid'>): ReactElement =>
        grid ? (
          draw({ ...own, grid })
        ) : (
          <Beside machine={gridMachine} input={undefined}>
            {(other) => draw({ ...own, grid: other })}
          </Beside>
        );
      const withDesk = (own: PlanActor): ReactElement =>
        desk ? (
          withGrid({ plan: own, desk })
        ) : (
          <Beside machine={deskMachine} input={{ isClub }}>
            {(other) => withGrid({ plan: own, desk: other })}
          </Beside>
        );
      return plan ? (
        withDesk(plan)
      ) : (
        <Beside machine={read} input={{ question }}>
          {(other) => withDesk(other)}
        </Beside>
      );
    };
    const rest = {
      clubs: [{ clubId: 3, name: 'Brooklyn Rack House' }],
      clubId: 3,
      onClub: () => {},
      onDay: () => {},
      renderFreeDay: () => null,
    };
    const ofClub = (parts: Parts, make: MakeActor) =>
      given.clockTimes ? (
        <SchedulePage {...parts} {...rest} booker={{ isClub: true, make, clockTimes: given.clockTimes }} />
      ) : (
        <Beside machine={clockTimesMachine} input={{ clubId: 3 }}>
          {(clockTimes) => <SchedulePage {...parts} {...rest} booker={{ isClub: true, make, clockTimes }} />}
        </Beside>
      );
    const ofMember = (parts: Parts, own: BookActor) =>
      given.mine ? (
        <SchedulePage {...parts} {...rest} booker={{ isClub: false, book: own, mine: given.mine }} />
      ) : (
        <Beside machine={mine} input={{ question: { clubId: 3 } }}>
          {(other) => (
            <SchedulePage {...parts} {...rest} booker={{ isClub: false, book: own, mine: other }} />
          )}
        </Beside>
      );
    return around((parts) => {
      if (isClub) {
        return given.make ? (
          ofClub(parts, given.make)
        ) : (
          <Beside machine={makeMachine} input={{ clubId: 3 }}>
            {(make) => ofClub(parts, make)}
          </Beside>
        );
      }
      return given.book ? (
        ofMember(parts, given.book)
      ) : (
        <Beside machine={book} input={{ clubId: 3 }}>
          {(other) => ofMember(parts, other)}
        </Beside>
      );
    });
  };
  return shown;
}

const story =
  (name: keyof PlanParts, isClub: (actor: AnyActorRef) => boolean) => async (): Promise<Stage> => {
    const shown = await pageAround();
    return (actor) => shown(isClub(actor), { [name]: actor as never });
  };

export const stages: Stages = {
  'day-plan': story('plan', () => false),
  'own-bookings': story('mine', () => false),
  'book-table': story('book', () => false),
  'make-booking': story('make', () => true),
  'clock-times': story('clockTimes', () => true),
  'plan-grid': story('grid', () => true),
  'booking-desk': story('desk', (actor) => (actor as DeskActor).getSnapshot().context.isClub),
  'calendar-feed': async () => {
    const { CalendarFeed } = await import('#views/schedule/calendar.tsx');
    return (actor) => <CalendarFeed actor={actor as never} />;
  },
  'free-day': async () => {
    const { FreeDay } = await import('#views/schedule/free-day.tsx');
    return (actor) => <FreeDay actor={actor as never} />;
  },
  'schedule-rules': async () => {
    const { RulesPage } = await import('#views/schedule/rules-page.tsx');
    return (actor) => <RulesPage actor={actor as never} />;
  },
};

export const screenless: Screenless = {
  'schedule-page':
    'It lets the machines of its page hear of each other, which show all that there is to see.',
};
