import { useSelector } from '@xstate/react';
import { moneyText } from '#domain/payments/money.ts';
import { memberActOf } from '#domain/subscriptions/standing.ts';
import { errorWords } from '#domain/words/errors.ts';
import { subscriptionWords } from '#domain/words/subscriptions.ts';
import {
  selectIsLocked,
  selectQuestion,
  selectRefusal,
  selectRows,
  selectScreen,
  selectWaiting,
} from '#machines/subscriptions/members-selectors.ts';
import { reasonText, type MembersActor } from '#machines/subscriptions/members.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { CardHead } from '#views/ui/card-head.tsx';
import { Card } from '#views/ui/card.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { StatusChip, type Status } from '#views/ui/status-chip.tsx';
import { TwoLine } from '#views/ui/two-line.tsx';
import { dayText } from './day.ts';
import { MembersQuestion } from './question.tsx';
import * as lines from '#styles/line-list.css.ts';
import * as css from './members.css.ts';

export { membersMachine as machine } from '#machines/subscriptions/members.ts';

type Props = { actor: MembersActor };
type Row = ReturnType<typeof selectRows>[number];
type Standing = NonNullable<Row['taken']>;

const { members: words, price } = subscriptionWords;
const title = 'member-subscriptions-title';

const chips: Readonly<Record<Standing['state'], Status>> = {
  paying: 'syncing',
  active: 'active',
  ending: 'expiringSoon',
  overdue: 'suspended',
  declined: 'suspended',
};

/** What clubs offer a member by the month or the year, below the cards that pay for it. */
export const MembersSection = ({ actor }: Props) => {
  const screen = useSelector(actor, selectScreen);
  const question = useSelector(actor, selectQuestion);
  return (
    <Card as="section" padding="form" labelledBy={title}>
      <CardHead id={title}>{words.title}</CardHead>
      <p className={css.detail}>{words.detail}</p>
      {screen === 'list' ? <Rows actor={actor} /> : <NoRows actor={actor} />}
      {question !== 'none' && <MembersQuestion actor={actor} />}
    </Card>
  );
};

const Rows = ({ actor }: Props) => {
  const rows = useSelector(actor, selectRows);
  const refusal = useSelector(actor, selectRefusal);
  const question = useSelector(actor, selectQuestion);
  return (
    <>
      {refusal !== null && question === 'none' && (
        <Banner tone="error" announce="alert">
          {refusal}
        </Banner>
      )}
      {rows.length === 0 && <EmptyState title={words.empty} text={words.emptyText} />}
      {rows.length > 0 && (
        <ul className={lines.list}>
          {rows.map((row) => (
            <Line key={row.id} actor={actor} row={row} />
          ))}
        </ul>
      )}
    </>
  );
};

const Line = ({ actor, row }: Props & { row: Row }) => {
  const { name, club, amount, currency, interval, taken } = row;
  const told = toldOf(row);
  return (
    <li className={lines.line}>
      <TwoLine
        main={
          <span className={lines.name}>
            {name}
            {taken && <StatusChip status={chips[taken.state]}>{words.states[taken.state]}</StatusChip>}
          </span>
        }
        detail={
          <>
            {club.name} · {price(moneyText(amount, currency), interval)}
            {told !== null && <span className={css.told}>{told}</span>}
          </>
        }
      />
      <Act actor={actor} row={row} />
    </li>
  );
};

/** What is to be known of how one stands, beside its name. */
function toldOf({ isOpen, isWithdrawn, taken }: Row): string | null {
  if (taken === null) return isOpen ? null : words.shut;
  const { state, paidUntil, card, reason, retryAt } = taken;
  if (state === 'active') return words.renews(dayText(paidUntil), card ?? words.card);
  if (state === 'ending') {
    const ends = words.ends(dayText(paidUntil));
    return isWithdrawn ? `${ends}. ${words.withdrawn}` : ends;
  }
  if (state === 'paying') return null;
  return retryAt === null ? reasonText(reason) : words.again(reasonText(reason), dayText(retryAt));
}

const tones = { take: 'primary', end: 'danger', renew: 'secondary' } as const;
const labels = {
  take: {
    get name() {
      return words.take;
    },
    get text() {
      return words.takeShort;
    },
  },
  end: {
    get name() {
      return words.end;
    },
    get text() {
      return words.endShort;
    },
  },
  renew: {
    get name() {
      return words.renew;
    },
    get text() {
      return words.renewShort;
    },
  },
};

const Act = ({ actor, row: { id, name, isOpen, isWithdrawn, taken } }: Props & { row: Row }) => {
  const isLocked = useSelector(actor, selectIsLocked);
  const isWaiting = useSelector(actor, selectWaiting) === id;
  const act = memberActOf({ isOpen, isWithdrawn, state: taken?.state ?? null });
  if (act === null) return null;
  return (
    <Button
      size="small"
      tone={tones[act]}
      disabled={isLocked && !isWaiting}
      state={isWaiting ? 'busy' : 'idle'}
      aria-label={labels[act].name(name)}
      onClick={() => actor.send({ type: act, id })}
    >
      {labels[act].text}
    </Button>
  );
};

/** What stands where no list can stand. */
const NoRows = ({ actor }: Props) => {
  const screen = useSelector(actor, selectScreen);
  const reason = useSelector(actor, selectRefusal);
  if (screen === 'loading') return <SkeletonRows label={words.loading} count={2} />;
  return (
    <EmptyState
      level="h3"
      title={words.failed}
      text={reason}
      action={<Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>}
    />
  );
};
