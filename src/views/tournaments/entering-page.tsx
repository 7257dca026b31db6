import { useSelector } from '@xstate/react';
import { plainDayText } from '#domain/dates/fixture-days.ts';
import { fullGameLabel } from '#domain/games.ts';
import { pageSizes } from '#domain/paging.ts';
import { enteringWords as words } from '#domain/words/entering.ts';
import { stageNoteWords } from '#domain/words/stage-note.ts';
import { errorWords } from '#domain/words/errors.ts';
import { fixturePageWords } from '#domain/words/fixture-page.ts';
import {
  selectIsStale,
  selectIsTurning,
  selectListState,
  selectQuestion,
  selectReason,
  selectRows,
  selectTotal,
} from '#machines/patterns/list-selectors.ts';
import type { EnterableListActor, EnterableRow } from '#machines/tournaments/enterable-list.ts';
import { enterableKinds } from '#machines/tournaments/entering-address.ts';
import type { EnteringActor } from '#machines/tournaments/entering.ts';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Link } from '#views/ui/link.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { Paging } from '#views/ui/paging.tsx';
import { Segmented } from '#views/ui/segmented.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Table, type Column } from '#views/ui/table.tsx';
import { TwoLine } from '#views/ui/two-line.tsx';
import { EnteringDialogs } from './entering-dialogs.tsx';
import { entriesText, OwnEntry, OwnSteps, type EnteringParts } from './own-entry.tsx';
import * as css from './page.css.ts';

export { enteringPageMachine as pageMachine } from '#machines/tournaments/entering-page.ts';
export { enterableListMachine as machine } from '#machines/tournaments/enterable-list.ts';
export { enteringMachine } from '#machines/tournaments/entering.ts';
export { readAddress, writeAddress } from '#machines/tournaments/entering-address.ts';

export type EnteringPageProps = { actor: EnterableListActor; entering: EnteringActor };

/** The tournaments that a player can enter, and those that the player has entered. */
export const EnteringPage = ({ actor, entering }: EnteringPageProps) => {
  const state = useSelector(actor, selectListState);
  const isStale = useSelector(actor, selectIsStale);
  const { kind } = useSelector(actor, selectQuestion).filters;
  return (
    <>
      <PageTitle
        detail={words.detail}
        actions={
          <ButtonLink href="/my-play" tone="secondary">
            {words.upNext}
          </ButtonLink>
        }
      >
        {words.title}
      </PageTitle>
      <Card padding="none">
        <div className={css.filters}>
          <Segmented
            label={words.shown}
            options={enterableKinds.map((value) => ({ value, label: words.kinds[value] }))}
            value={kind}
            onValueChange={(chosen) => actor.send({ type: 'filters.changed', filters: { kind: chosen } })}
          />
        </div>
        <p className={css.stale} role="status">
          {isStale && words.stale}
        </p>
        {state === 'shown' ? <Rows actor={actor} entering={entering} /> : <NoRows actor={actor} />}
      </Card>
      <EnteringDialogs entering={entering} />
    </>
  );
};

const columnsOf = (parts: EnteringParts): readonly Column<EnterableRow>[] => [
  {
    id: 'name',
    head: words.columns.name,
    place: 'title',
    cell: (row) => (
      <TwoLine
        main={
          <Link href={`/tournamentInfo/${row.tournamentId}`} tone="quiet">
            {row.name}
          </Link>
        }
        detail={`${row.club?.name ?? words.association} · ${fullGameLabel(row.gameType)}, ${fixturePageWords.formats[row.format]}`}
      />
    ),
  },
  {
    id: 'dates',
    head: words.columns.dates,
    cell: (row) => (
      <TwoLine
        main={<span className={css.whole}>{datesOf(row)}</span>}
        detail={stageNoteWords.places(row.playerCount, row.capacity)}
      />
    ),
  },
  {
    id: 'entries',
    head: words.columns.entries,
    cell: (row) => entriesText(row, Date.parse(parts.at.context.now)),
  },
  {
    id: 'state',
    head: words.columns.state,
    cell: (row) => <OwnEntry row={row} parts={parts} />,
  },
  {
    id: 'actions',
    head: words.columns.actions,
    headState: 'hidden',
    align: 'end',
    place: 'foot',
    cell: (row) => <OwnSteps row={row} parts={parts} />,
  },
];

const datesOf = ({ startDate, endDate }: EnterableRow): string => {
  const first = plainDayText(startDate);
  const last = plainDayText(endDate) ?? first;
  if (first === null || last === null) return words.undated;
  return first === last ? first : words.days(first, last);
};

const Rows = ({ actor, entering }: EnteringPageProps) => {
  const rows = useSelector(actor, selectRows);
  const isTurning = useSelector(actor, selectIsTurning);
  const { page, size } = useSelector(actor, selectQuestion);
  const total = useSelector(actor, selectTotal);
  // The whole snapshot: what can be done depends on all of it, and on the time.
  const at = useSelector(entering, (snapshot) => snapshot);
  return (
    <>
      <Table
        label={words.title}
        columns={columnsOf({ at, send: entering.send })}
        rows={rows}
        rowKey={({ tournamentId }) => tournamentId}
        state={isTurning || at.hasTag('busy') ? 'busy' : 'idle'}
      />
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
    </>
  );
};

/** What stands where no rows can stand: their skeleton, a reason, or that there are none. */
const NoRows = ({ actor }: Pick<EnteringPageProps, 'actor'>) => {
  const state = useSelector(actor, selectListState);
  const reason = useSelector(actor, selectReason);
  const { kind } = useSelector(actor, selectQuestion).filters;
  if (state === 'loading') return <SkeletonRows label={words.loading} count={6} inset="card" />;
  if (state === 'empty') {
    return <EmptyState level="h2" title={words.empty[kind]} text={words.emptyText[kind]} />;
  }
  return (
    <EmptyState
      level="h2"
      title={words.failed}
      text={reason}
      shot="missedPot"
      action={<Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>}
    />
  );
};
