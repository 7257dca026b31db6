import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { freeUntil } from '#domain/booking/terms.ts';
import { moneyText } from '#domain/payments/money.ts';
import { smallestCharge } from '#domain/payments/smallest-charge.ts';
import { momentText } from '#domain/schedule/day-times.ts';
import { cardText } from '#domain/words/cards.ts';
import { planWords as words } from '#domain/words/plan.ts';
import type { PayBy } from '#machines/schedule/book-setup.ts';
import type { BookActor } from '#machines/schedule/book.ts';
import type { DayPlan } from '#machines/schedule/plan.ts';
import {
  isPast,
  secondsUntil,
  selectBooking,
  selectIsBusy,
  selectPaying,
  selectRefusal,
} from '#machines/schedule/selectors.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { CardField } from '#views/ui/card-field.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { Countdown } from '#views/ui/countdown.tsx';
import { Link } from '#views/ui/link.tsx';
import { SectionTitle } from '#views/ui/section-title.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { useSeconds } from '#views/ui/use-seconds.ts';
import * as css from './page.css.ts';
import { PriceLines } from './price-lines.tsx';
import { shareText, tableText } from './texts.ts';

type Props = { actor: BookActor };
type Pay = DayPlan['rules']['pay'];

/** A table that is kept for a booking, or the time to which one goes, with the ways to pay. */
export const KeptPanel = ({ actor, pay }: Props & { pay: Pay }) => {
  const booking = useSelector(actor, selectBooking);
  if (booking === null) return null;
  return booking.moves ? (
    <HeldForMove actor={actor} due={booking.moves.due} currency={booking.currency ?? 'USD'} />
  ) : (
    <Held actor={actor} pay={pay} />
  );
};

/** The time to which a booking goes once the card has paid what it costs more. */
const HeldForMove = ({ actor, due, currency }: Props & { due: number; currency: string }) => {
  const { takesCards, payBy } = useSelector(actor, selectPaying, isSame);
  const isBusy = useSelector(actor, selectIsBusy);
  return (
    <Stack gap={4}>
      <WhatIsKept
        actor={actor}
        title={words.held.moveTitle}
        total={words.held.moveDue(moneyText(due, currency))}
      >
        <p className={css.hint}>{words.held.moveText}</p>
      </WhatIsKept>
      <Stack gap={2}>
        {takesCards && (
          <ByCard
            actor={actor}
            tone="primary"
            state={stateOf(isBusy, payBy, 'card')}
            text={words.held.movePay}
          />
        )}
        <LetGo actor={actor}>{words.held.moveStop}</LetGo>
      </Stack>
    </Stack>
  );
};

const Held = ({ actor, pay }: Props & { pay: Pay }) => {
  const booking = useSelector(actor, selectBooking);
  const { credit, takesCards, payBy } = useSelector(actor, selectPaying, isSame);
  const isBusy = useSelector(actor, selectIsBusy);
  if (booking === null) return null;
  const { price, currency, terms } = booking;
  const money = (amount: number): string => moneyText(amount, currency ?? 'USD');
  const confirm = (by: PayBy) => () => actor.send({ type: 'confirm', payBy: by });
  const isFree = price === 0;
  const isBefore = !isFree && pay !== 'atClub';
  const hasEnough = !takesCards || (credit ?? 0) >= (price ?? 0);
  return (
    <Stack gap={4}>
      <WhatIsKept actor={actor} title={words.held.title} total={words.choose.costs(money(price ?? 0))} />
      {terms !== null && !isFree && (
        <p className={css.hint}>
          {termTexts(booking.startsAt, booking.zone, terms).map((text) => (
            <span key={text}>{text} </span>
          ))}
        </p>
      )}
      <Stack gap={2}>
        {credit !== null && isBefore && <p className={css.hint}>{words.held.creditOf(money(credit))}</p>}
        {isBefore && (
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
        {takesCards && isBefore && (
          <ByCard
            actor={actor}
            tone={hasEnough ? 'secondary' : 'primary'}
            state={stateOf(isBusy, payBy, 'card')}
            text={words.held.card}
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
        <LetGo actor={actor}>{words.held.release}</LetGo>
      </Stack>
    </Stack>
  );
};

type KeptProps = Props & { title: string; total: string; children?: ReactNode };

/** Which table is kept, for how long, and what it costs and why; above it, what was refused. */
const WhatIsKept = ({ actor, title, total, children }: KeptProps) => {
  const booking = useSelector(actor, selectBooking);
  const refusal = useSelector(actor, selectRefusal);
  if (booking === null) return null;
  return (
    <>
      <SectionTitle>{title}</SectionTitle>
      {booking.heldUntil !== null && <Left until={booking.heldUntil} />}
      {refusal !== null && (
        <Banner tone="error" announce="alert">
          {refusal}
        </Banner>
      )}
      <div>
        <p>{words.choose.chosen(tableText(booking.table), momentText(booking.startsAt, booking.zone))}</p>
        <p className={css.total}>{total}</p>
        <PriceLines lines={booking.lines} currency={booking.currency ?? 'USD'} />
        {children}
      </div>
    </>
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

const LetGo = ({ actor, children }: Props & { children: string }) => {
  const isBusy = useSelector(actor, selectIsBusy);
  return (
    <Button tone="ghost" width="fill" disabled={isBusy} onClick={() => actor.send({ type: 'release' })}>
      {children}
    </Button>
  );
};

type ByCardProps = Props & {
  tone: 'primary' | 'secondary';
  state: 'idle' | 'busy' | 'locked';
  text: string;
};

/** The saved cards, of which one pays; who has saved none is led to where they are. */
const ByCard = ({ actor, tone, state, text }: ByCardProps) => {
  const { cards, cardId, part, useCredit, isBelowCards } = useSelector(actor, selectPaying, isSame);
  const booking = useSelector(actor, selectBooking);
  const currency = booking?.currency ?? 'USD';
  const price = booking?.price ?? 0;
  const least = smallestCharge(currency);
  if (isBelowCards) return <p className={css.hint}>{words.held.cardLeast(moneyText(least, currency))}</p>;
  if (cards.length === 0) {
    return (
      <p className={css.hint}>
        {words.held.noCard} <Link href="/profile/payment">{words.held.toCards}</Link>
      </p>
    );
  }
  const parts = price - part === least ? words.held.partsLeast : words.held.parts;
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
          hint={useCredit && parts(moneyText(part, currency), moneyText(price - part, currency))}
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
        onClick={() => actor.send({ type: 'confirm', payBy: 'card' })}
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
