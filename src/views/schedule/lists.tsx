import { useSelector } from '@xstate/react';
import { moneyText } from '#domain/payments/money.ts';
import { clockText, momentText, spanText } from '#domain/schedule/day-times.ts';
import { errorWords } from '#domain/words/errors.ts';
import { planWords as words } from '#domain/words/plan.ts';
import { selectMine, selectMineReason, selectMineState, type MineActor } from '#machines/schedule/mine.ts';
import type { DayPlan } from '#machines/schedule/plan.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Link } from '#views/ui/link.tsx';
import { LiveDot } from '#views/ui/live-dot.tsx';
import { SectionTitle } from '#views/ui/section-title.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { StatusChip } from '#views/ui/status-chip.tsx';
import { Table, type Column } from '#views/ui/table.tsx';
import * as css from './page.css.ts';
import { detailsColumn } from './details-column.tsx';
import { looks, tableText } from './texts.ts';

type Open = { onBooking: (bookingId: number) => void };

/** The own bookings that are still to come. */
export const MyBookings = ({ actor, onBooking }: Open & { actor: MineActor }) => {
  const state = useSelector(actor, selectMineState);
  const rows = useSelector(actor, selectMine);
  const reason = useSelector(actor, selectMineReason);
  return (
    <Stack gap={3}>
      <SectionTitle>{words.mine.title}</SectionTitle>
      <Card padding={state === 'shown' ? 'none' : 'list'}>
        {state === 'loading' && <SkeletonRows label={words.mine.loading} count={2} />}
        {(state === 'failed' || state === 'missing') && (
          <Stack gap={3}>
            <Banner tone="error" title={words.mine.failed}>
              {reason}
            </Banner>
            {state === 'failed' && (
              <Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>
            )}
          </Stack>
        )}
        {state === 'shown' && rows.length === 0 && (
          <EmptyState title={words.mine.empty} text={words.mine.emptyText} />
        )}
        {state === 'shown' && rows.length > 0 && (
          <Table
            label={words.mine.title}
            columns={ownColumns(onBooking)}
            rows={rows}
            rowKey={({ bookingId }) => bookingId}
          />
        )}
      </Card>
    </Stack>
  );
};

type Own = ReturnType<typeof selectMine>[number];

const ownColumns = (onBooking: Open['onBooking']): readonly Column<Own>[] => [
  {
    id: 'when',
    head: words.mine.columns.when,
    place: 'title',
    cell: ({ startsAt, zone }) => momentText(startsAt, zone),
  },
  { id: 'table', head: words.mine.columns.table, place: 'line', cell: ({ table }) => tableText(table) },
  {
    id: 'status',
    head: words.mine.columns.status,
    place: 'line',
    cell: ({ status }) => <StatusChip status={looks[status]}>{words.statuses[status]}</StatusChip>,
  },
  {
    id: 'price',
    head: words.mine.columns.price,
    place: 'foot',
    align: 'end',
    cell: ({ price, currency }) => (price === null ? '' : moneyText(price, currency ?? 'USD')),
  },
  detailsColumn(({ table, startsAt, zone }) => [tableText(table), momentText(startsAt, zone)], onBooking),
];

type Entry = DayPlan['bookings'][number] & { bookingId: number };
const isNamed = (entry: DayPlan['bookings'][number]): entry is Entry => entry.bookingId !== null;

/** What is booked on the day, for the club. */
export const BookingsOfDay = ({ plan, onBooking }: Open & { plan: DayPlan }) => {
  const rows = plan.bookings
    .filter(isNamed)
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  return (
    <Stack gap={3}>
      <SectionTitle>{words.onDay.title}</SectionTitle>
      <Card padding="none">
        {rows.length === 0 ? (
          <EmptyState title={words.onDay.empty} text={words.onDay.emptyText} />
        ) : (
          <Table
            label={words.onDay.title}
            columns={dayColumns(plan, onBooking)}
            rows={rows}
            rowKey={({ bookingId }) => bookingId}
            density="form"
          />
        )}
      </Card>
    </Stack>
  );
};

/** What cards have not taken back, of any day: the club makes credit of it. */
export const RefusedRefunds = ({ plan, onBooking }: Open & { plan: DayPlan }) =>
  plan.refusedRefunds.length > 0 && (
    <Stack gap={3}>
      <SectionTitle>{words.refusedRefunds.title}</SectionTitle>
      <p className={css.hint}>{words.refusedRefunds.text}</p>
      <Card padding="none">
        <Table
          label={words.refusedRefunds.title}
          columns={refusedColumns(plan, onBooking)}
          rows={plan.refusedRefunds}
          rowKey={({ bookingId }) => bookingId}
          density="form"
        />
      </Card>
    </Stack>
  );

const refusedColumns = (
  { zone }: DayPlan,
  onBooking: Open['onBooking'],
): readonly Column<DayPlan['refusedRefunds'][number]>[] => [
  { id: 'who', head: words.onDay.columns.who, place: 'title', cell: ({ who }) => who },
  {
    id: 'booking',
    head: words.refusedRefunds.booking,
    place: 'line',
    cell: ({ table, startsAt }) => words.choose.chosen(tableText(table), momentText(startsAt, zone)),
  },
  {
    id: 'amount',
    head: words.refusedRefunds.amount,
    place: 'foot',
    align: 'end',
    cell: ({ amount, currency }) => moneyText(amount, currency),
  },
  detailsColumn(({ table, startsAt }) => [tableText(table), momentText(startsAt, zone)], onBooking),
];

/** What is played on the day at the tables of the club. */
export const MatchesOfDay = ({ plan }: { plan: DayPlan }) =>
  plan.matches.length > 0 && (
    <Stack gap={3}>
      <SectionTitle>{words.matches.title}</SectionTitle>
      <Card padding="none">
        <Table
          label={words.matches.title}
          columns={matchColumns(plan)}
          rows={plan.matches}
          rowKey={({ matchId }) => matchId}
          density="form"
        />
      </Card>
    </Stack>
  );

const tableNamed = (plan: DayPlan, tableId: number): string => {
  const table = plan.tables.find((one) => one.tableId === tableId);
  return table ? tableText(table) : '';
};

const matchColumns = (plan: DayPlan): readonly Column<DayPlan['matches'][number]>[] => [
  {
    id: 'match',
    head: words.matches.columns.match,
    place: 'title',
    cell: ({ matchId, matchName }) => <Link href={`/match/${matchId}`}>{matchName}</Link>,
  },
  {
    id: 'time',
    head: words.matches.columns.time,
    place: 'line',
    cell: ({ scheduleTime, isLive }) =>
      isLive ? (
        <LiveDot>{words.matches.live}</LiveDot>
      ) : (
        <span className={css.time}>{scheduleTime === null ? '' : clockText(scheduleTime, plan)}</span>
      ),
  },
  {
    id: 'table',
    head: words.matches.columns.table,
    place: 'foot',
    cell: ({ tableId }) => tableNamed(plan, tableId),
  },
];

const dayColumns = (plan: DayPlan, onBooking: Open['onBooking']): readonly Column<Entry>[] => {
  const tableOf = (tableId: number): string => tableNamed(plan, tableId);
  return [
    {
      id: 'time',
      head: words.onDay.columns.time,
      place: 'title',
      cell: ({ startsAt, endsAt }) => <span className={css.time}>{spanText(startsAt, endsAt, plan)}</span>,
    },
    { id: 'table', head: words.onDay.columns.table, place: 'line', cell: ({ tableId }) => tableOf(tableId) },
    {
      id: 'who',
      head: words.onDay.columns.who,
      place: 'line',
      cell: ({ who, kind, note }) =>
        kind === 'block' ? (note ?? words.kinds.block) : (who ?? words.onDay.nobody),
    },
    {
      id: 'status',
      head: words.onDay.columns.status,
      place: 'foot',
      cell: ({ status, kind }) =>
        kind === 'block' ? (
          <StatusChip status="inactive">{words.kinds.block}</StatusChip>
        ) : (
          status && <StatusChip status={looks[status]}>{words.statuses[status]}</StatusChip>
        ),
    },
    detailsColumn(
      ({ tableId, startsAt, endsAt }) => [tableOf(tableId), spanText(startsAt, endsAt, plan)],
      onBooking,
    ),
  ];
};
