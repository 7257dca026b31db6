import { useSelector } from '@xstate/react';
import { freeUntil } from '#domain/booking/terms.ts';
import { moneyText } from '#domain/payments/money.ts';
import { momentText } from '#domain/schedule/day-times.ts';
import { cardText } from '#domain/words/payments.ts';
import { planWords as words } from '#domain/words/plan.ts';
import type { PayBy } from '#machines/schedule/book-setup.ts';
import type { BookActor } from '#machines/schedule/book.ts';
import type { DayPlan } from '#machines/schedule/plan.ts';
import {
  isPast,
  secondsUntil,
  selectBooking,
  selectIsBusy,
  selectIsMove,
  selectLoss,
  selectPart,
  selectPaying,
  selectRefusal,
} from '#machines/schedule/selectors.ts';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { CardField } from '#views/ui/card-field.tsx';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { Countdown } from '#views/ui/countdown.tsx';
import { Link } from '#views/ui/link.tsx';
import { SectionTitle } from '#views/ui/section-title.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { useSeconds } from '#views/ui/use-seconds.ts';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import { ChoosePanel } from './choose.tsx';
import * as css from './page.css.ts';
import { PriceLines } from './price-lines.tsx';
import { shareText, tableText } from './texts.ts';

type Props = { actor: BookActor; plan: DayPlan };

/** Where a member books: what is chosen, kept, lost or booked. */
export const BookPanel = ({ actor, plan }: Props) => {
  const part = useSelector(actor, selectPart);
  const isBusy = useSelector(actor, selectIsBusy);
  return (
    <Card as="section">
      <VisuallyHidden>
        <span role="status">{isBusy && part !== 'choosing' && words.held.wait}</span>
      </VisuallyHidden>
      {part === 'recovering' && <SkeletonRows label={words.held.wait} count={4} />}
      {part === 'choosing' && <ChoosePanel chooser={{ isClub: false, actor }} plan={plan} />}
      {part === 'held' && <Kept actor={actor} pay={plan.rules.pay} />}
      {part === 'paying' && <Paying actor={actor} />}
      {part === 'lost' && <Lost actor={actor} />}
      {part === 'booked' && <Booked actor={actor} />}
    </Card>
  );
};

/** Seconds for which a table is kept, and the last of them, in which the ring warns. */
const [whole, ending] = [300, 60];

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const Left = ({ until }: { until: string }) => {
  useSeconds('running');
  const left = secondsUntil(until);
  return (
    <Countdown
      time={`${Math.floor(left / 60)}:${twoDigits(left % 60)}`}
      caption={words.held.left}
      share={left / whole}
      tone={left < ending ? 'ending' : 'calm'}
    />
  );
};

/** A table that is kept for a booking, or the time to which one goes. */
const Kept = ({ actor, pay }: { actor: BookActor; pay: DayPlan['rules']['pay'] }) => {
  const booking = useSelector(actor, selectBooking);
  return booking?.moves ? (
    <HeldForMove actor={actor} due={booking.moves.due} />
  ) : (
    <Held actor={actor} pay={pay} />
  );
};

/** The time to which a booking goes once the card has paid what it costs more. */
const HeldForMove = ({ actor, due }: { actor: BookActor; due: number }) => {
  const booking = useSelector(actor, selectBooking);
  const { takesCards, payBy } = useSelector(actor, selectPaying, isSame);
  const refusal = useSelector(actor, selectRefusal);
  const isBusy = useSelector(actor, selectIsBusy);
  if (booking === null) return null;
  const currency = booking.currency ?? 'USD';
  return (
    <Stack gap={4}>
      <SectionTitle>{words.held.moveTitle}</SectionTitle>
      {booking.heldUntil !== null && <Left until={booking.heldUntil} />}
      {refusal !== null && (
        <Banner tone="error" announce="alert">
          {refusal}
        </Banner>
      )}
      <div>
        <p>{words.choose.chosen(tableText(booking.table), momentText(booking.startsAt, booking.zone))}</p>
        <p className={css.total}>{words.held.moveDue(moneyText(due, currency))}</p>
        <PriceLines lines={booking.lines} currency={currency} />
        <p className={css.hint}>{words.held.moveText}</p>
      </div>
      <Stack gap={2}>
        {takesCards && (
          <ByCard
            actor={actor}
            tone="primary"
            state={stateOf(isBusy, payBy, 'card')}
            text={words.held.movePay}
            onPay={() => actor.send({ type: 'confirm', payBy: 'card' })}
          />
        )}
        <Button tone="ghost" width="fill" disabled={isBusy} onClick={() => actor.send({ type: 'release' })}>
          {words.held.moveStop}
        </Button>
      </Stack>
    </Stack>
  );
};

const Held = ({ actor, pay }: { actor: BookActor; pay: DayPlan['rules']['pay'] }) => {
  const booking = useSelector(actor, selectBooking);
  const { credit, takesCards, payBy } = useSelector(actor, selectPaying, isSame);
  const refusal = useSelector(actor, selectRefusal);
  const isBusy = useSelector(actor, selectIsBusy);
  if (booking === null) return null;
  const { price, currency, terms } = booking;
  const money = (amount: number): string => moneyText(amount, currency ?? 'USD');
  const confirm = (by: PayBy) => () => actor.send({ type: 'confirm', payBy: by });
  const isFree = price === 0;
  const hasEnough = !takesCards || (credit ?? 0) >= (price ?? 0);
  return (
    <Stack gap={4}>
      <SectionTitle>{words.held.title}</SectionTitle>
      {booking.heldUntil !== null && <Left until={booking.heldUntil} />}
      {refusal !== null && (
        <Banner tone="error" announce="alert">
          {refusal}
        </Banner>
      )}
      <div>
        <p>{words.choose.chosen(tableText(booking.table), momentText(booking.startsAt, booking.zone))}</p>
        <p className={css.total}>{words.choose.costs(money(price ?? 0))}</p>
        <PriceLines lines={booking.lines} currency={currency ?? 'USD'} />
      </div>
      {terms !== null && !isFree && (
        <p className={css.hint}>
          {termTexts(booking.startsAt, booking.zone, terms).map((text) => (
            <span key={text}>{text} </span>
          ))}
        </p>
      )}
      <Stack gap={2}>
        {credit !== null && !isFree && pay !== 'atClub' && (
          <p className={css.hint}>{words.held.creditOf(money(credit))}</p>
        )}
        {!isFree && pay !== 'atClub' && (
          <Button
            tone={hasEnough ? 'primary' : 'secondary'}
            width="fill"
            disabled={isBusy && payBy !== 'credit'}
            state={payBy === 'credit' ? 'busy' : 'idle'}
            onClick={confirm('credit')}
          >
            {words.held.credit}
          </Button>
        )}
        {takesCards && !isFree && pay !== 'atClub' && (
          <ByCard
            actor={actor}
            tone={hasEnough ? 'secondary' : 'primary'}
            state={stateOf(isBusy, payBy, 'card')}
            text={words.held.card}
            onPay={confirm('card')}
          />
        )}
        {(isFree || pay !== 'before') && (
          <Button
            tone={isFree || pay === 'atClub' ? 'primary' : 'secondary'}
            width="fill"
            disabled={isBusy && payBy !== 'atClub'}
            state={payBy === 'atClub' ? 'busy' : 'idle'}
            onClick={confirm('atClub')}
          >
            {isFree ? words.held.free : words.held.atClub}
          </Button>
        )}
        <Button tone="ghost" width="fill" disabled={isBusy} onClick={() => actor.send({ type: 'release' })}>
          {words.held.release}
        </Button>
      </Stack>
    </Stack>
  );
};

type ByCardProps = {
  actor: BookActor;
  tone: 'primary' | 'secondary';
  state: 'idle' | 'busy' | 'locked';
  text: string;
  onPay: () => void;
};

/** The saved cards, of which one pays; who has saved none is led to where they are. */
const ByCard = ({ actor, tone, state, text, onPay }: ByCardProps) => {
  const { cards, cardId, part, useCredit } = useSelector(actor, selectPaying, isSame);
  const booking = useSelector(actor, selectBooking);
  const money = (amount: number): string => moneyText(amount, booking?.currency ?? 'USD');
  if (cards.length === 0) {
    return (
      <p className={css.hint}>
        {words.held.noCard} <Link href="/profile/payment">{words.held.toCards}</Link>
      </p>
    );
  }
  return (
    <Stack gap={2}>
      <CardField
        label={words.held.cardField}
        cards={cards}
        cardId={cardId}
        nameOf={cardText}
        isLocked={state !== 'idle'}
        onChange={(chosen) => actor.send({ type: 'card.changed', cardId: chosen })}
      />
      {part > 0 && (
        <Checkbox
          checked={useCredit}
          disabled={state !== 'idle'}
          hint={useCredit && words.held.parts(money(part), money((booking?.price ?? 0) - part))}
          onCheckedChange={(checked) => actor.send({ type: 'credit.used', useCredit: checked })}
        >
          {words.held.spendFirst}
        </Checkbox>
      )}
      <Button
        tone={tone}
        width="fill"
        disabled={state === 'locked'}
        state={state === 'busy' ? 'busy' : 'idle'}
        onClick={onPay}
      >
        {text}
      </Button>
    </Stack>
  );
};

const stateOf = (isBusy: boolean, payBy: PayBy | null, own: PayBy): 'idle' | 'busy' | 'locked' => {
  if (payBy === own) return 'busy';
  return isBusy ? 'locked' : 'idle';
};

/** The bank has not answered: nobody has to stay for it. */
const Paying = ({ actor }: { actor: BookActor }) => {
  const booking = useSelector(actor, selectBooking);
  if (booking === null) return null;
  return (
    <Stack gap={4}>
      <div role="status">
        <SectionTitle>{words.paying.title}</SectionTitle>
        <p>{words.choose.chosen(tableText(booking.table), momentText(booking.startsAt, booking.zone))}</p>
        <p className={css.hint}>{words.paying.text}</p>
      </div>
      <Button tone="secondary" onClick={() => actor.send({ type: 'again' })}>
        {words.booked.again}
      </Button>
    </Stack>
  );
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type Terms = { freeCancelHours: number; lateFeeBp: number; noShowFeeBp: number };

/** What not using the booking costs, in sentences. */
function termTexts(startsAt: string, zone: string, terms: Terms): string[] {
  const until = freeUntil(Temporal.Instant.from(startsAt), terms).toString();
  const late = shareText(terms.lateFeeBp);
  const cancelling = isPast(until)
    ? [words.held.neverFree(late)]
    : [words.held.freeUntil(momentText(until, zone)), words.held.lateFee(late)];
  return [...cancelling, words.held.noShowFee(shareText(terms.noShowFeeBp))];
}

const Lost = ({ actor }: { actor: BookActor }) => {
  const loss = useSelector(actor, selectLoss);
  const isMove = useSelector(actor, selectIsMove);
  return (
    <Stack gap={4}>
      <div role="alert">
        <SectionTitle>{words.lost[loss]}</SectionTitle>
        <p>{words.lost[`${loss}Text`]}</p>
        {isMove && <p>{words.lost.stays}</p>}
      </div>
      <Button tone="primary" onClick={() => actor.send({ type: 'again' })}>
        {words.lost.again}
      </Button>
    </Stack>
  );
};

const Booked = ({ actor }: { actor: BookActor }) => {
  const booking = useSelector(actor, selectBooking);
  if (booking === null) return null;
  const { price, currency, payBy } = booking;
  return (
    <Stack gap={4}>
      <div role="status">
        <SectionTitle>{booking.status === 'moved' ? words.booked.moved : words.booked.title}</SectionTitle>
        <p>{words.choose.chosen(tableText(booking.table), momentText(booking.startsAt, booking.zone))}</p>
        <p className={css.total}>{moneyText(price ?? 0, currency ?? 'USD')}</p>
        {payBy !== null && <p className={css.hint}>{words.booked.payBy[payBy]}</p>}
      </div>
      <Button tone="secondary" onClick={() => actor.send({ type: 'again' })}>
        {words.booked.again}
      </Button>
    </Stack>
  );
};
