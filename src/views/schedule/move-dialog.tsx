import { useSelector } from '@xstate/react';
import { momentText } from '#domain/schedule/day-times.ts';
import { errorWords } from '#domain/words/errors.ts';
import { planWords as words } from '#domain/words/plan.ts';
import { selectMove, type GridActor } from '#machines/schedule/grid.ts';
import type { DayPlan } from '#machines/schedule/plan.ts';
import { priceOfMove } from '#machines/schedule/selectors.ts';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';
import { Banner } from '#views/ui/banner.tsx';
import { differenceText, tableText } from './texts.ts';

type Props = { actor: GridActor; plan: DayPlan };

/** Asks before a booking that was carried to another place moves there, and says what that changes in its price. */
export const MoveDialog = ({ actor, plan }: Props) => {
  const move = useSelector(actor, selectMove, (one, other) => JSON.stringify(one) === JSON.stringify(other));
  if (move === null) return null;
  const { booking, to, slots, refusal, isUnread, isBusy } = move;
  const stay = (): void => actor.send({ type: 'keep' });
  if (isUnread || booking === null || to === null) {
    return (
      <AlertDialog
        title={words.desk.failed}
        purpose={refusal}
        cancel={words.moving.stop}
        onCancel={stay}
        confirm={errorWords.retry}
        onConfirm={() => actor.send({ type: 'retry' })}
      />
    );
  }
  const table = plan.tables.find(({ tableId }) => tableId === to.tableId);
  const difference = priceOfMove(plan, booking, { ...to, slots });
  const who =
    booking.user?.fullName ??
    booking.guestName ??
    booking.note ??
    words.kinds[booking.kind === 'block' ? 'block' : 'taken'];
  const from = words.choose.chosen(tableText(booking.table), momentText(booking.startsAt, booking.zone));
  const there = words.choose.chosen(table ? tableText(table) : '', momentText(to.startsAt, booking.zone));
  return (
    <AlertDialog
      title={words.grid.moveTitle}
      purpose={words.grid.move(who, from, there)}
      tone="primary"
      state={isBusy ? 'busy' : 'idle'}
      cancel={words.moving.stop}
      onCancel={stay}
      confirm={words.grid.moveNow}
      onConfirm={() => actor.send({ type: 'confirm' })}
    >
      {difference !== null && <p>{differenceText(difference, plan.currency)}</p>}
      {refusal !== null && (
        <Banner tone="error" announce="alert">
          {refusal}
        </Banner>
      )}
    </AlertDialog>
  );
};
