import { useSelector } from '@xstate/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { cityOf } from '#domain/dates/zone.ts';
import { dateLater, dateText } from '#domain/schedule/day-times.ts';
import { dayWords } from '#domain/words/days.ts';
import { errorWords } from '#domain/words/errors.ts';
import { planWords as words } from '#domain/words/plan.ts';
import type { BookActor } from '#machines/schedule/book.ts';
import type { ClockTimesActor } from '#machines/schedule/clock-times.ts';
import type { DeskActor } from '#machines/schedule/desk.ts';
import type { GridActor } from '#machines/schedule/grid.ts';
import type { MakeActor } from '#machines/schedule/make.ts';
import type { MineActor } from '#machines/schedule/mine.ts';
import {
  selectIsPlanStale,
  selectPlan,
  selectPlanReason,
  selectPlanState,
  type DayPlan,
  type PlanActor,
} from '#machines/schedule/plan.ts';
import { isOtherZone, selectChoice, zoneNameNow } from '#machines/schedule/selectors.ts';
import { Acts, ActsScope, useIsReadOnly } from '#views/ui/acts.tsx';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { DayField } from '#views/ui/day-field.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { IconButton } from '#views/ui/icon-button.tsx';
import { PageMessage } from '#views/ui/page-message.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { SelectField } from '#views/ui/select-field.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { BookPanel } from './book-panel.tsx';
import { ClosedDay } from './closed-day.tsx';
import { ChoosePanel, type FreeDayPart } from './choose.tsx';
import { DayGrid } from './day-grid.tsx';
import { OffClock } from './off-clock.tsx';
import { DeskDialog } from './desk-dialog.tsx';
import { BookingsOfDay, MatchesOfDay, MyBookings, RefusedRefunds } from './lists.tsx';
import { MakeDialog } from './make-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import * as css from './page.css.ts';
import { WeekAhead } from './week-ahead.tsx';

export { schedulePageMachine as machine } from '#machines/schedule/page.ts';

/** Who looks at the plan: a member who books for themselves, or a club that books for others. */
export type Booker =
  | { isClub: false; book: BookActor; mine: MineActor }
  | { isClub: true; make: MakeActor; clockTimes: ClockTimesActor };

export type SchedulePageProps = {
  plan: PlanActor;
  desk: DeskActor;
  grid: GridActor;
  booker: Booker;
  clubs: readonly { clubId: number; name: string }[];
  clubId: number;
  onClub: (clubId: number) => void;
  onDay: (date: string | null) => void;
  /** Stands where a day has no free table. */
  renderFreeDay: FreeDayPart;
};

/** The plan of a day of a club, and what is booked on it. */
export const SchedulePage = (props: SchedulePageProps) => {
  const { plan: actor, desk, booker, clubId } = props;
  const state = useSelector(actor, selectPlanState);
  const plan = useSelector(actor, selectPlan);
  const reason = useSelector(actor, selectPlanReason);
  if (state === 'missing') {
    return <PageMessage title={words.missing} text={words.missingText} announce="alert" />;
  }
  if (state === 'failed') {
    return (
      <PageMessage
        title={words.failed}
        text={reason}
        announce="alert"
        actions={<Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>}
      />
    );
  }
  return (
    <Stack gap={5}>
      <PageTitle
        detail={plan?.club.name}
        actions={
          booker.isClub && (
            <Acts of={[clubId]}>
              <ButtonLink href={`/schedule-table?clubId=${clubId}`}>{words.hoursLink}</ButtonLink>
            </Acts>
          )
        }
      >
        {words.title}
      </PageTitle>
      <Bar {...props} shown={plan?.date ?? null} />
      {plan === null ? <SkeletonRows label={words.loading} count={6} /> : <Day {...props} day={plan} />}
      <ActsScope of={[clubId]}>
        <DeskDialog actor={desk} />
      </ActsScope>
    </Stack>
  );
};

/** Users without a club have no plan. */
export const NoPlan = () => (
  <>
    <PageTitle>{words.title}</PageTitle>
    <Card padding="none">
      <EmptyState title={words.noClub} text={words.noClubText} level="h2" />
    </Card>
  </>
);

type BarProps = SchedulePageProps & { shown: string | null };

const Bar = ({ plan, booker, clubs, clubId, onClub, onDay, shown }: BarProps) => {
  const asked = useSelector(plan, ({ context }) => context.question.date);
  const date = asked ?? shown;
  return (
    <div className={css.bar}>
      {clubs.length > 1 && (
        <SelectField
          label={words.club}
          value={clubId}
          onChange={(event) => onClub(Number(event.currentTarget.value))}
        >
          {clubs.map((club) => (
            <option key={club.clubId} value={club.clubId}>
              {club.name}
            </option>
          ))}
        </SelectField>
      )}
      <div className={css.day}>
        <DayField
          label={words.day}
          words={dayWords}
          value={date ?? ''}
          onChange={(day) => /^\d{4}-\d\d-\d\d$/.test(day) && day !== date && onDay(day)}
        />
      </div>
      <WeekAhead actor={plan} isClub={booker.isClub} date={date} onDay={onDay} />
      <div className={css.steps}>
        <IconButton
          label={words.dayBefore}
          icon={ChevronLeft}
          disabled={date === null}
          onClick={() => date !== null && onDay(dateLater(date, -1))}
        />
        <Button disabled={asked === null} onClick={() => onDay(null)}>
          {words.today}
        </Button>
        <IconButton
          label={words.dayAfter}
          icon={ChevronRight}
          disabled={date === null}
          onClick={() => date !== null && onDay(dateLater(date, 1))}
        />
      </div>
    </div>
  );
};

type DayProps = SchedulePageProps & { day: DayPlan };

const Day = (props: DayProps) => {
  const { plan: actor, desk, booker, day } = props;
  const isStale = useSelector(actor, selectIsPlanStale);
  const onBooking = (bookingId: number): void => desk.send({ type: 'open', bookingId });
  if (day.tables.length === 0) {
    return (
      <Card padding="none">
        <EmptyState
          title={words.noTables}
          text={booker.isClub ? words.noTablesClub : words.noTablesMember}
          level="h2"
          action={
            booker.isClub && (
              <Acts of={[props.clubId]}>
                <ButtonLink href="/add-table" tone="primary">
                  {words.addTable}
                </ButtonLink>
              </Acts>
            )
          }
        />
      </Card>
    );
  }
  return (
    <>
      <div>
        <h2 className={css.date}>{dateText(day.date)}</h2>
        {isOtherZone(day.zone, day.opensAt ?? `${day.date}T12:00:00Z`) && (
          <p className={css.hint}>{words.zone(cityOf(day.zone), zoneNameNow(day.zone))}</p>
        )}
        <p className={css.stale} role="status">
          {isStale && words.stale}
        </p>
      </div>
      <div className={css.page}>
        <Stack gap={5}>
          <Board {...props} onBooking={onBooking} />
          {booker.isClub ? (
            <>
              <OffClock actor={booker.clockTimes} plan={day} onBooking={onBooking} />
              <RefusedRefunds plan={day} onBooking={onBooking} />
              <BookingsOfDay plan={day} onBooking={onBooking} />
            </>
          ) : (
            <MyBookings actor={booker.mine} onBooking={onBooking} />
          )}
          <MatchesOfDay plan={day} />
        </Stack>
        {day.isActive && (
          <div className={css.panel}>
            {booker.isClub ? (
              <Card as="section">
                <ChoosePanel
                  chooser={{ isClub: true, actor: booker.make }}
                  plan={day}
                  renderFreeDay={props.renderFreeDay}
                />
              </Card>
            ) : (
              <BookPanel
                actor={booker.book}
                plan={day}
                renderFreeDay={props.renderFreeDay}
                onBooking={onBooking}
              />
            )}
          </div>
        )}
      </div>
      {booker.isClub && (
        <>
          <MakeDialog actor={booker.make} plan={day} />
          <MoveDialog actor={props.grid} plan={day} />
        </>
      )}
    </>
  );
};

const Board = ({
  booker,
  grid,
  day,
  onBooking,
  onDay,
}: DayProps & { onBooking: (bookingId: number) => void }) => {
  const actor = (booker.isClub ? booker.make : booker.book) as BookActor;
  const choice = useSelector(actor, selectChoice);
  const isReadOnly = useIsReadOnly();
  const onStep = (step: -1 | 0 | 1): void => onDay(step === 0 ? null : dateLater(day.date, step));
  if (day.opensAt === null) return <ClosedDay grid={grid} plan={day} onDay={onStep} onDate={onDay} />;
  if (!day.isActive) return <p className={css.none}>{words.inactive}</p>;
  return (
    <div className={css.board}>
      <Card>
        <DayGrid
          grid={grid}
          plan={day}
          choice={choice}
          isClub={booker.isClub}
          canCarry={booker.isClub && !isReadOnly}
          onTable={(at) => actor.send({ type: 'table.chosen', ...at })}
          onHold={() => actor.send({ type: 'hold' })}
          onLength={(slots) => actor.send({ type: 'length.changed', slots })}
          onStay={() => actor.send({ type: choice.moving === null ? 'choice.cleared' : 'stay' })}
          onBooking={onBooking}
          onDay={onStep}
        />
      </Card>
    </div>
  );
};
