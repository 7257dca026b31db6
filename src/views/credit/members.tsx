import { useSelector } from '@xstate/react';
import { pageSizes } from '#domain/paging.ts';
import { moneyText } from '#domain/payments/money.ts';
import { creditWords } from '#domain/words/credit.ts';
import { errorWords } from '#domain/words/errors.ts';
import type { CreditDeskActor } from '#machines/credit/desk.ts';
import type { CreditListActor, SearchActor } from '#machines/credit/list.ts';
import {
  selectIsStale,
  selectIsTurning,
  selectListState,
  selectQuestion,
  selectReason,
  selectRows,
  selectTotal,
} from '#machines/patterns/list-selectors.ts';
import { useIsReadOnly } from '#views/ui/acts.tsx';
import { Button } from '#views/ui/button.tsx';
import { CardHead } from '#views/ui/card-head.tsx';
import { Card } from '#views/ui/card.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Paging } from '#views/ui/paging.tsx';
import { SearchField } from '#views/ui/search-field.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Table, type Column } from '#views/ui/table.tsx';
import { TwoLine } from '#views/ui/two-line.tsx';
import { balanceText } from './balance-text.ts';
import { MembersDialogs } from './members-dialogs.tsx';
import * as css from './members.css.ts';
import * as section from './section.css.ts';

export { creditPageMachine as pageMachine } from '#machines/credit/page.ts';
export { everyMember } from '#machines/credit/list.ts';

export type MembersCreditProps = {
  actor: CreditListActor;
  desk: CreditDeskActor;
  search: SearchActor;
};

type Row = ReturnType<CreditListActor['getSnapshot']>['context']['rows'][number];

const words = creditWords.desk;
const title = 'members-credit-title';

/** The credit of the members of a club, below what they pay. */
export const MembersCredit = ({ actor, desk, search }: MembersCreditProps) => {
  const state = useSelector(actor, selectListState);
  const isStale = useSelector(actor, selectIsStale);
  return (
    <div className={css.section}>
      <Card as="section" padding="none" labelledBy={title}>
        <div className={css.head}>
          <CardHead id={title}>{words.title}</CardHead>
          <p className={section.detail}>{words.detail}</p>
          <Finding search={search} />
          <p className={css.stale} role="status">
            {isStale && words.stale}
          </p>
        </div>
        {state === 'loading' && <SkeletonRows label={words.loading} count={3} inset="card" />}
        {(state === 'failed' || state === 'empty') && <NoRows actor={actor} />}
        {state === 'shown' && <Rows actor={actor} desk={desk} />}
      </Card>
      <MembersDialogs desk={desk} />
    </div>
  );
};

const Finding = ({ search }: Pick<MembersCreditProps, 'search'>) => {
  const text = useSelector(search, ({ context }) => context.text);
  return (
    <form
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault();
        search.send({ type: 'submit' });
      }}
    >
      <SearchField
        label={words.search}
        value={text}
        maxLength={100}
        onChange={(event) => search.send({ type: 'text.changed', text: event.currentTarget.value })}
      />
    </form>
  );
};

const NoRows = ({ actor }: Pick<MembersCreditProps, 'actor'>) => {
  const state = useSelector(actor, selectListState);
  const reason = useSelector(actor, selectReason);
  const { search } = useSelector(actor, selectQuestion).filters;
  if (state === 'failed') {
    return (
      <EmptyState
        level="h3"
        title={words.failed}
        text={reason}
        action={<Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>}
      />
    );
  }
  const isNarrowed = search !== '';
  return (
    <EmptyState
      level="h3"
      title={isNarrowed ? words.empty : words.none}
      text={isNarrowed ? words.emptyText : words.noneText}
    />
  );
};

const columnsOf = (desk: CreditDeskActor): readonly Column<Row>[] => [
  {
    id: 'member',
    head: words.columns.member,
    place: 'title',
    cell: ({ user, club }) => <TwoLine main={user.fullName} detail={club.name} />,
  },
  {
    id: 'balance',
    head: words.columns.balance,
    place: 'foot',
    cell: ({ balance, overdraft, currency, isMember }) => (
      <TwoLine
        main={<span className={section.amount}>{balanceText(balance, currency, words.owes)}</span>}
        detail={
          <>
            {overdraft > 0 && words.mayOwe(moneyText(overdraft, currency))}
            {!isMember && <span className={section.told}>{words.left}</span>}
          </>
        }
      />
    ),
  },
  {
    id: 'actions',
    head: words.columns.actions,
    headState: 'hidden',
    align: 'end',
    place: 'aside',
    cell: (account) => <Actions desk={desk} account={account} />,
  },
];

type ActionsProps = Pick<MembersCreditProps, 'desk'> & { account: Row };

const Actions = ({ desk, account }: ActionsProps) => {
  const { club, user, isMember } = account;
  const isReadOnly = useIsReadOnly([club.clubId]);
  return (
    <div className={css.actions}>
      <Button
        size="small"
        tone="secondary"
        aria-label={words.look(user.fullName)}
        onClick={() => desk.send({ type: 'look', account })}
      >
        {creditWords.mine.lookShort}
      </Button>
      {!isReadOnly && isMember && (
        <Button
          size="small"
          tone="secondary"
          aria-label={words.allow(user.fullName)}
          onClick={() => desk.send({ type: 'allow', account })}
        >
          {words.allowShort}
        </Button>
      )}
      {!isReadOnly && (
        <Button
          size="small"
          tone="primary"
          aria-label={words.book(user.fullName)}
          onClick={() => desk.send({ type: 'book', account })}
        >
          {words.bookShort}
        </Button>
      )}
    </div>
  );
};

const Rows = ({ actor, desk }: Pick<MembersCreditProps, 'actor' | 'desk'>) => {
  const rows = useSelector(actor, selectRows);
  const total = useSelector(actor, selectTotal);
  const { page, size } = useSelector(actor, selectQuestion);
  const isTurning = useSelector(actor, selectIsTurning);
  return (
    <>
      <Table
        label={words.title}
        columns={columnsOf(desk)}
        rows={rows}
        rowKey={({ user, club }) => `${club.clubId} ${user.userId}`}
        state={isTurning ? 'busy' : 'idle'}
      />
      {total > 10 && (
        <Paging
          page={page}
          rows={size}
          rowChoices={pageSizes}
          total={total}
          counted={total === 1 ? words.one : words.many}
          words={words.paging}
          onPage={(chosen) => actor.send({ type: 'page.changed', page: chosen })}
          onRows={(chosen) => actor.send({ type: 'size.changed', size: chosen })}
        />
      )}
    </>
  );
};
