import { useSelector } from '@xstate/react';
import { moneyText } from '#domain/payments/money.ts';
import { errorWords } from '#domain/words/errors.ts';
import { subscriptionWords as words } from '#domain/words/subscriptions.ts';
import type { SubscriptionsActor } from '#machines/subscriptions/machine.ts';
import {
  selectClubs,
  selectEntry,
  selectMayAdd,
  selectRefusal,
  selectRows,
  selectScreen,
} from '#machines/subscriptions/selectors.ts';
import { Button } from '#views/ui/button.tsx';
import { CardHead } from '#views/ui/card-head.tsx';
import { Card } from '#views/ui/card.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Table, type Column } from '#views/ui/table.tsx';
import { TwoLine } from '#views/ui/two-line.tsx';
import { dayText } from './day.ts';
import { SubscriptionEntry } from './entry.tsx';
import * as css from './section.css.ts';
import { Withdrawal } from './withdrawal.tsx';

export { subscriptionsMachine as machine } from '#machines/subscriptions/machine.ts';

type Props = { actor: SubscriptionsActor };
type Row = ReturnType<typeof selectRows>[number];

/** The subscriptions of clubs, below what their members pay. */
export const SubscriptionsSection = ({ actor }: Props) => {
  const screen = useSelector(actor, selectScreen);
  const entry = useSelector(actor, selectEntry);
  const mayAdd = useSelector(actor, selectMayAdd);
  return (
    <section className={css.section} aria-label={words.title}>
      <Card padding="none">
        <div className={css.head}>
          <CardHead>{words.title}</CardHead>
          {mayAdd && (
            <Button tone="secondary" disabled={screen !== 'list'} onClick={() => actor.send({ type: 'add' })}>
              {words.add}
            </Button>
          )}
        </div>
        {screen === 'list' ? <Rows actor={actor} /> : <NoRows actor={actor} />}
      </Card>
      {entry !== 'none' && <SubscriptionEntry actor={actor} />}
      <Withdrawal actor={actor} />
    </section>
  );
};

const columnsOf = (
  actor: SubscriptionsActor,
  clubs: ReturnType<typeof selectClubs>,
): readonly Column<Row>[] => [
  {
    id: 'name',
    head: words.columns.name,
    place: 'title',
    cell: ({ name, club }) => <TwoLine main={name} detail={club.name} />,
  },
  {
    id: 'price',
    head: words.columns.price,
    place: 'foot',
    cell: ({ amount, currency, interval }) => words.price(moneyText(amount, currency), interval),
  },
  {
    id: 'made',
    head: words.columns.made,
    place: 'footEnd',
    cell: ({ createdBy, createdAt }) => words.by(createdBy.fullName, dayText(createdAt)),
  },
  {
    id: 'members',
    head: words.columns.members,
    place: 'foot',
    cell: ({ members, isWithdrawn }) =>
      isWithdrawn ? <TwoLine main={words.withdrawn} detail={words.has(members)} /> : words.has(members),
  },
  {
    id: 'actions',
    head: words.columns.actions,
    headState: 'hidden',
    align: 'end',
    place: 'aside',
    cell: ({ id, name, club, isWithdrawn }) =>
      !isWithdrawn &&
      clubs.some(({ clubId }) => clubId === club.clubId) && (
        <Button
          tone="danger"
          size="small"
          aria-label={words.withdraw(name)}
          onClick={() => actor.send({ type: 'withdraw', id })}
        >
          {words.withdrawShort}
        </Button>
      ),
  },
];

const Rows = ({ actor }: Props) => {
  const rows = useSelector(actor, selectRows);
  const mayAdd = useSelector(actor, selectMayAdd);
  const clubs = useSelector(actor, selectClubs);
  if (rows.length === 0) {
    return <EmptyState level="h3" title={words.empty} text={mayAdd ? words.emptyOwn : words.emptyAll} />;
  }
  return <Table label={words.title} columns={columnsOf(actor, clubs)} rows={rows} rowKey={({ id }) => id} />;
};

const NoRows = ({ actor }: Props) => {
  const screen = useSelector(actor, selectScreen);
  const reason = useSelector(actor, selectRefusal);
  if (screen === 'loading') return <SkeletonRows label={words.loading} count={2} inset="card" />;
  return (
    <EmptyState
      level="h3"
      title={words.failed}
      text={reason}
      action={<Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>}
    />
  );
};
