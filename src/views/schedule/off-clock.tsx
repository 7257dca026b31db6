import { useSelector } from '@xstate/react';
import { entryText } from '#domain/dates/entry.ts';
import { cityOf } from '#domain/dates/zone.ts';
import { momentText } from '#domain/schedule/day-times.ts';
import { planWords } from '#domain/words/plan.ts';
import type { ClockTimesActor } from '#machines/schedule/clock-times.ts';
import type { DayPlan } from '#machines/schedule/plan.ts';
import { Acts } from '#views/ui/acts.tsx';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { SectionTitle } from '#views/ui/section-title.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { Table, type Column } from '#views/ui/table.tsx';
import { detailsColumn } from './details-column.tsx';
import * as css from './page.css.ts';
import { tableText } from './texts.ts';

const words = planWords.offClock;

type Props = { actor: ClockTimesActor; plan: DayPlan; onBooking: (bookingId: number) => void };

/** The bookings whose clock time has changed with the rules of the club's zone, of any day: the club says what stays. */
export const OffClock = (props: Props) => props.plan.offClock.total > 0 && <Shown {...props} />;

const Shown = ({ actor, plan, onBooking }: Props) => {
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const { keep, refusal } = useSelector(actor, ({ context }) => context);
  const { total, rows } = plan.offClock;
  const stateOf = (which: typeof keep) => (value === 'settling' && keep === which ? 'busy' : 'idle');
  return (
    <Stack gap={3}>
      <SectionTitle>{words.title}</SectionTitle>
      <p className={css.hint}>{words.text(total, cityOf(plan.zone))}</p>
      {refusal !== null && <Banner tone="error">{refusal}</Banner>}
      <Card padding="none">
        <Table
          label={words.title}
          columns={columns(plan, onBooking)}
          rows={rows}
          rowKey={({ bookingId }) => bookingId}
          density="form"
        />
      </Card>
      <Acts of={[plan.club.clubId]}>
        <div className={css.actions}>
          <Button
            tone="primary"
            state={stateOf('clock')}
            disabled={value === 'settling' && keep !== 'clock'}
            onClick={() => actor.send({ type: 'keep.chosen', keep: 'clock' })}
          >
            {words.keepClock}
          </Button>
          <Button
            state={stateOf('instant')}
            disabled={value === 'settling' && keep !== 'instant'}
            onClick={() => actor.send({ type: 'keep.chosen', keep: 'instant' })}
          >
            {words.keepInstant}
          </Button>
        </div>
      </Acts>
      {value === 'confirming' && (
        <AlertDialog
          title={keep === 'clock' ? words.keepClockTitle : words.keepInstantTitle}
          purpose={keep === 'clock' ? words.keepClockHint : words.keepInstantHint}
          closeLabel={words.cancel}
          cancel={words.cancel}
          onCancel={() => actor.send({ type: 'cancel' })}
          confirm={keep === 'clock' ? words.keepClockNow : words.keepInstantNow}
          onConfirm={() => actor.send({ type: 'confirm' })}
        />
      )}
    </Stack>
  );
};

type Row = DayPlan['offClock']['rows'][number];

const columns = ({ zone }: DayPlan, onBooking: Props['onBooking']): readonly Column<Row>[] => [
  {
    id: 'who',
    head: planWords.onDay.columns.who,
    place: 'title',
    cell: ({ who }) => who ?? planWords.kinds.block,
  },
  {
    id: 'table',
    head: planWords.onDay.columns.table,
    place: 'line',
    cell: ({ table }) => tableText(table),
  },
  { id: 'now', head: words.now, place: 'line', cell: ({ startsAt }) => momentText(startsAt, zone) },
  {
    id: 'chosen',
    head: words.chosen,
    place: 'line',
    cell: ({ chosen }) => <span className={css.time}>{entryText(chosen)}</span>,
  },
  detailsColumn(({ table, startsAt }) => [tableText(table), momentText(startsAt, zone)], onBooking),
];
