import { useSelector } from '@xstate/react';
import { longDayText } from '#domain/language/locale.ts';
import { calendarWords as words } from '#domain/words/calendar.ts';
import { errorWords } from '#domain/words/errors.ts';
import type { CalendarActor } from '#machines/schedule/calendar.ts';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { CardHead } from '#views/ui/card-head.tsx';
import { Card } from '#views/ui/card.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import * as css from './page.css.ts';

export { calendarMachine } from '#machines/schedule/calendar.ts';

type Props = { actor: CalendarActor };

const title = 'calendar-feed-title';

/** The own bookings for calendar programs: an address that is shown once, renewed or turned off. */
export const CalendarFeed = ({ actor }: Props) => (
  <Card as="section" padding="form" labelledBy={title}>
    <CardHead id={title}>{words.title}</CardHead>
    <Stack gap={4}>
      <p>{words.purpose}</p>
      <Body actor={actor} />
    </Stack>
    <Question actor={actor} />
  </Card>
);

const Body = ({ actor }: Props) => {
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const { origin, path, since, refusal } = useSelector(actor, ({ context }) => context);
  const hasAddress = path !== null || since !== null;
  if (value === 'loading') return <SkeletonRows label={words.loading} count={1} />;
  if (value === 'failed') {
    return (
      <>
        <Banner tone="error" title={words.failed}>
          {refusal}
        </Banner>
        <Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>
      </>
    );
  }
  if (!hasAddress) {
    return (
      <div>
        <Button state={value === 'making' ? 'busy' : 'idle'} onClick={() => actor.send({ type: 'make' })}>
          {words.make}
        </Button>
      </div>
    );
  }
  return (
    <>
      {path === null ? (
        since !== null && <p className={css.hint}>{words.since(longDayText(since.slice(0, 10)))}</p>
      ) : (
        <TextField
          label={words.address}
          hint={words.addressHint}
          value={`${origin}${path}`}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <div className={css.actions}>
        {path !== null && (
          <Button tone="primary" disabled={value !== 'on'} onClick={() => actor.send({ type: 'copy' })}>
            {words.copy}
          </Button>
        )}
        <Button
          state={value === 'making' ? 'busy' : 'idle'}
          disabled={value !== 'on' && value !== 'making'}
          onClick={() => actor.send({ type: 'renew' })}
        >
          {words.renew}
        </Button>
        <Button
          state={value === 'ending' ? 'busy' : 'idle'}
          disabled={value !== 'on' && value !== 'ending'}
          onClick={() => actor.send({ type: 'end' })}
        >
          {words.end}
        </Button>
      </div>
    </>
  );
};

const Question = ({ actor }: Props) => {
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const doing = useSelector(actor, ({ context }) => context.doing);
  if (value !== 'confirming') return null;
  const isEnd = doing === 'end';
  return (
    <AlertDialog
      title={isEnd ? words.endTitle : words.renewTitle}
      purpose={isEnd ? words.endPurpose : words.renewPurpose}
      closeLabel={words.keep}
      cancel={words.keep}
      onCancel={() => actor.send({ type: 'keep' })}
      confirm={isEnd ? words.endNow : words.renewNow}
      onConfirm={() => actor.send({ type: 'confirm' })}
    />
  );
};
