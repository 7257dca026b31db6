import { useSelector } from '@xstate/react';
import { moneyText } from '#domain/payments/money.ts';
import { momentText } from '#domain/schedule/day-times.ts';
import { planWords as words } from '#domain/words/plan.ts';
import type { BookActor } from '#machines/schedule/book.ts';
import type { DayPlan } from '#machines/schedule/plan.ts';
import {
  selectBooking,
  selectIsBusy,
  selectIsMove,
  selectLoss,
  selectPart,
} from '#machines/schedule/selectors.ts';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { SectionTitle } from '#views/ui/section-title.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import { ChoosePanel, type FreeDayPart } from './choose.tsx';
import { KeptPanel } from './kept-panel.tsx';
import * as css from './page.css.ts';
import { tableText } from './texts.ts';

type Props = {
  actor: BookActor;
  plan: DayPlan;
  renderFreeDay: FreeDayPart;
  onBooking: (bookingId: number) => void;
};

/** Where a member books: what is chosen, kept, lost or booked. */
export const BookPanel = ({ actor, plan, renderFreeDay, onBooking }: Props) => {
  const part = useSelector(actor, selectPart);
  const isBusy = useSelector(actor, selectIsBusy);
  return (
    <Card as="section">
      <VisuallyHidden>
        <span role="status">{isBusy && part !== 'choosing' && words.held.wait}</span>
      </VisuallyHidden>
      {part === 'recovering' && <SkeletonRows label={words.held.wait} count={4} />}
      {part === 'choosing' && (
        <ChoosePanel chooser={{ isClub: false, actor }} plan={plan} renderFreeDay={renderFreeDay} />
      )}
      {part === 'held' && <KeptPanel actor={actor} pay={plan.rules.pay} />}
      {part === 'paying' && <Paying actor={actor} />}
      {part === 'lost' && <Lost actor={actor} />}
      {part === 'booked' && <Booked actor={actor} onBooking={onBooking} />}
    </Card>
  );
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

const Booked = ({ actor, onBooking }: Pick<Props, 'actor' | 'onBooking'>) => {
  const booking = useSelector(actor, selectBooking);
  if (booking === null) return null;
  const { bookingId, price, currency, payBy } = booking;
  // What is said here may not hold any more once it was looked at.
  const change = (): void => {
    actor.send({ type: 'again' });
    onBooking(bookingId);
  };
  return (
    <Stack gap={4}>
      <div role="status">
        <SectionTitle>{booking.status === 'moved' ? words.booked.moved : words.booked.title}</SectionTitle>
        <p>{words.choose.chosen(tableText(booking.table), momentText(booking.startsAt, booking.zone))}</p>
        <p className={css.total}>{moneyText(price ?? 0, currency ?? 'USD')}</p>
        {payBy !== null && <p className={css.hint}>{words.booked.payBy[payBy]}</p>}
      </div>
      <div className={css.actions}>
        <Button tone="secondary" onClick={change}>
          {words.booked.change}
        </Button>
        <Button tone="secondary" onClick={() => actor.send({ type: 'again' })}>
          {words.booked.again}
        </Button>
      </div>
    </Stack>
  );
};
