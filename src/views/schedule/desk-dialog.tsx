import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { moneyText } from '#domain/payments/money.ts';
import { bookedText, momentText } from '#domain/schedule/day-times.ts';
import { errorWords } from '#domain/words/errors.ts';
import { planWords as words } from '#domain/words/plan.ts';
import { choosesRefund, isWaived } from '#machines/schedule/desk-setup.ts';
import type { DeskActor } from '#machines/schedule/desk.ts';
import {
  selectBooking,
  selectDeskPart,
  selectIsBusy,
  selectOffers,
  selectRefusal,
} from '#machines/schedule/selectors.ts';
import { useIsReadOnly } from '#views/ui/acts.tsx';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { Segmented } from '#views/ui/segmented.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { StatusChip } from '#views/ui/status-chip.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import * as css from './page.css.ts';
import { looks, tableText } from './texts.ts';

type Props = { actor: DeskActor };
type Booking = NonNullable<ReturnType<typeof selectBooking>>;
type Offers = ReturnType<typeof selectOffers>;

/** One booking: what is known of it, what can be done, and what is asked before it is taken back. */
export const DeskDialog = ({ actor }: Props) => {
  const part = useSelector(actor, selectDeskPart);
  const booking = useSelector(actor, selectBooking);
  const isBusy = useSelector(actor, selectIsBusy);
  const isClub = useSelector(actor, ({ context }) => context.isClub);
  const refusal = useSelector(actor, selectRefusal);
  const offers = useSelector(actor, selectOffers, shallowEqual);
  const isReadOnly = useIsReadOnly();
  if (part === 'closed') return null;
  const close = (): void => actor.send({ type: 'close' });
  if (part === 'failed' || booking === null) {
    const isFailed = part === 'failed';
    return (
      <Dialog
        state="open"
        width="confirm"
        title={isFailed ? words.desk.failed : words.desk.loading}
        purpose={isFailed ? refusal : words.held.wait}
        closing={isFailed ? 'free' : 'deliberate'}
        {...(isFailed && { closeLabel: words.desk.close })}
        onClose={isFailed ? close : undefined}
        footer={
          isFailed && (
            <Button tone="primary" onClick={() => actor.send({ type: 'retry' })}>
              {errorWords.retry}
            </Button>
          )
        }
      >
        {!isFailed && <SkeletonRows label={words.desk.loading} count={3} />}
      </Dialog>
    );
  }
  if (part === 'confirming') return <Cancelling actor={actor} booking={booking} />;
  return (
    <Dialog
      state="open"
      title={tableText(booking.table)}
      closing={isBusy ? 'deliberate' : 'free'}
      {...(!isBusy && { closeLabel: words.desk.close })}
      onClose={isBusy ? undefined : close}
      footer={
        isReadOnly || isOver(booking, offers, isClub) ? null : (
          <Actions {...{ actor, booking, offers, isBusy }} />
        )
      }
    >
      <Stack gap={4}>
        <VisuallyHidden>
          <span role="status">{isBusy && words.held.wait}</span>
        </VisuallyHidden>
        {refusal !== null && (
          <Banner tone="error" announce="alert">
            {refusal}
          </Banner>
        )}
        <Facts booking={booking} />
      </Stack>
    </Dialog>
  );
};

/** Whether nothing can be done to it any more. */
const isOver = ({ isFeeOwed, refund }: Booking, { change, arrive }: Offers, isClub: boolean): boolean =>
  !change && !arrive && !isFeeOwed && !(isClub && refund?.state === 'failed');

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

const Facts = ({ booking }: { booking: Booking }) => {
  const { kind, status, startsAt, endsAt, zone, user, guestName, price, currency, payBy, note, fee } =
    booking;
  const { refund } = booking;
  const money = (amount: number): string => moneyText(amount, currency ?? 'USD');
  const who = user?.fullName ?? guestName;
  return (
    <dl className={css.facts}>
      <Fact name={words.mine.columns.status}>
        <StatusChip status={looks[status]}>{words.statuses[status]}</StatusChip>
      </Fact>
      <Fact name={words.desk.when}>{bookedText(startsAt, endsAt, zone)}</Fact>
      {who !== null && kind === 'play' && <Fact name={words.desk.who}>{who}</Fact>}
      {price !== null && <Fact name={words.desk.price}>{money(price)}</Fact>}
      {payBy !== null && <Fact name={words.desk.payment}>{payText(booking)}</Fact>}
      {refund !== null && (
        <Fact name={words.desk.refund}>{words.desk.refunds[refund.state](money(refund.amount))}</Fact>
      )}
      {note !== null && <Fact name={words.desk.note}>{note}</Fact>}
      {booking.seriesId !== null && <Fact name={words.making.times}>{words.desk.series}</Fact>}
      {fee !== null && fee > 0 && (
        <Fact name={words.desk.fee}>{booking.isFeeOwed ? words.desk.owed(money(fee)) : money(fee)}</Fact>
      )}
    </dl>
  );
};

/** How it was paid; by which card, and what by credit beside it. */
function payText({ payBy, payment, creditPart, currency }: Booking): string {
  if (payBy !== 'card' || !payment?.card) return payBy === null ? '' : words.booked.payBy[payBy];
  return creditPart === 0
    ? words.desk.byCard(payment.card)
    : words.desk.byBoth(moneyText(creditPart, currency ?? 'USD'), payment.card);
}

type ActionsProps = Props & { booking: Booking; offers: Offers; isBusy: boolean };

const Actions = ({ actor, booking, offers, isBusy }: ActionsProps) => {
  const isClub = useSelector(actor, ({ context }) => context.isClub);
  const isPlay = booking.kind === 'play';
  return (
    <>
      {offers.change && (
        <>
          <Button tone="danger" disabled={isBusy} onClick={() => actor.send({ type: 'cancel' })}>
            {isPlay ? words.desk.cancel : words.desk.unblock}
          </Button>
          <Button disabled={isBusy} onClick={() => actor.send({ type: 'move' })}>
            {words.desk.move}
          </Button>
        </>
      )}
      {offers.miss && (
        <Button disabled={isBusy} onClick={() => actor.send({ type: 'miss' })}>
          {words.desk.noShow}
        </Button>
      )}
      {offers.checkIn && (
        <Button tone="primary" disabled={isBusy} onClick={() => actor.send({ type: 'check.in' })}>
          {words.desk.checkIn}
        </Button>
      )}
      {offers.arrive && (
        <Button tone="primary" disabled={isBusy} onClick={() => actor.send({ type: 'arrive' })}>
          {words.desk.arrived}
        </Button>
      )}
      {isClub && booking.refund?.state === 'failed' && (
        <Button tone="primary" disabled={isBusy} onClick={() => actor.send({ type: 'make.credit' })}>
          {words.desk.makeCredit}
        </Button>
      )}
      {isClub && booking.isFeeOwed && (
        <Button disabled={isBusy} onClick={() => actor.send({ type: 'settle' })}>
          {words.desk.settle}
        </Button>
      )}
    </>
  );
};

const Cancelling = ({ actor, booking }: Props & { booking: Booking }) => {
  const cancelling = useSelector(actor, ({ context }) => context.cancelling);
  const isClub = useSelector(actor, ({ context }) => context.isClub);
  const refusal = useSelector(actor, selectRefusal);
  const isPlay = booking.kind === 'play';
  const { fee, refund } = booking.ifCancelledNow ?? { fee: 0, refund: 0 };
  const money = (amount: number): string => moneyText(amount, booking.currency ?? 'USD');
  const waived = isWaived(cancelling);
  const isToCard = booking.payBy === 'card' && (isClub || cancelling.refundTo === 'source');
  return (
    <AlertDialog
      title={isPlay ? words.cancelling.title : words.cancelling.unblockTitle}
      purpose={words.choose.chosen(tableText(booking.table), momentText(booking.startsAt, booking.zone))}
      cancel={words.cancelling.keep}
      onCancel={() => actor.send({ type: 'keep' })}
      confirm={isPlay ? words.cancelling.now : words.cancelling.unblock}
      onConfirm={() => actor.send({ type: 'confirm' })}
    >
      <Stack gap={3}>
        {isPlay && !waived && <p>{fee === 0 ? words.cancelling.free : words.cancelling.fee(money(fee))}</p>}
        {isPlay && !waived && refund > 0 && (
          <p>{words.cancelling[isToCard ? 'refundToCard' : 'refund'](money(refund))}</p>
        )}
        {choosesRefund({ isClub, booking }) && (
          <Segmented
            label={words.cancelling.refundTo}
            options={[
              {
                value: 'source',
                label: booking.creditPart > 0 ? words.cancelling.toBoth : words.cancelling.toSource,
              },
              { value: 'credit', label: words.cancelling.toCredit },
            ]}
            value={cancelling.refundTo}
            onValueChange={(refundTo) => actor.send({ type: 'cancelling.changed', change: { refundTo } })}
          />
        )}
        {isClub && isPlay && fee > 0 && (
          <Checkbox
            checked={waived}
            disabled={cancelling.following}
            onCheckedChange={(waive) => actor.send({ type: 'cancelling.changed', change: { waive } })}
          >
            {words.cancelling.waive}
          </Checkbox>
        )}
        {isClub && booking.seriesId !== null && (
          <Checkbox
            checked={cancelling.following}
            onCheckedChange={(following) => actor.send({ type: 'cancelling.changed', change: { following } })}
          >
            {words.cancelling.following}
          </Checkbox>
        )}
        {waived && (
          <TextField
            label={words.cancelling.reason}
            hint={words.cancelling.reasonHint}
            error={refusal ?? undefined}
            value={cancelling.reason}
            maxLength={200}
            onChange={(event) =>
              actor.send({ type: 'cancelling.changed', change: { reason: event.currentTarget.value } })
            }
          />
        )}
      </Stack>
    </AlertDialog>
  );
};
