import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { OrderRead } from '#machines/tournaments/plan-setup.ts';
import { errorWords } from '#domain/words/errors.ts';
import { planPageWords as words } from '#domain/words/plan-page.ts';
import { tableWords } from '#domain/words/tables.ts';
import {
  selectCanPlan,
  selectIsStale,
  selectOrder,
  selectOrderOfPlay,
  selectPageState,
} from '#machines/tournaments/plan-selectors.ts';
import type { PlanActor } from '#machines/tournaments/plan.ts';
import * as layout from '#styles/form-layout.css.ts';
import { Acts, ActsScope } from '#views/ui/acts.tsx';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { CardHead } from '#views/ui/card-head.tsx';
import { Card } from '#views/ui/card.tsx';
import { PageMessage } from '#views/ui/page-message.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { TwoLine } from '#views/ui/two-line.tsx';
import * as css from './entering.css.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { PlanForm } from './plan-form.tsx';
import { pairOf, PlanRows } from './plan-rows.tsx';
import * as own from './plan.css.ts';
import { StageChip } from './stage-chip.tsx';

export { planMachine as machine } from '#machines/tournaments/plan.ts';

type Props = { plan: PlanActor };

/** The order of play of a tournament, for those who run it: what needs them now stands first. */
export const PlanPage = ({ plan }: Props) => {
  const state = useSelector(plan, selectPageState);
  const order = useSelector(plan, selectOrder);
  if (state === 'missing' || order?.tournament.mayManage === false) {
    return (
      <PageMessage
        title={words.missing}
        text={words.missingText}
        actions={
          <Stack direction="row" gap={2}>
            {state === 'missing' && (
              <Button tone="secondary" onClick={() => plan.send({ type: 'retry' })}>
                {errorWords.retry}
              </Button>
            )}
            <ButtonLink href="/tournament">{words.back}</ButtonLink>
          </Stack>
        }
      />
    );
  }
  if (state === 'failed') {
    return (
      <PageMessage
        title={words.failed}
        announce="alert"
        actions={<Button onClick={() => plan.send({ type: 'retry' })}>{errorWords.retry}</Button>}
      />
    );
  }
  return (
    <div className={layout.page}>
      {order === null ? (
        <>
          <PageTitle>{words.titleAlone}</PageTitle>
          <SkeletonRows label={words.loading} count={6} />
        </>
      ) : (
        <Shown plan={plan} order={order} />
      )}
    </div>
  );
};

type ShownProps = Props & { order: OrderRead };

const Shown = ({ plan, order }: ShownProps) => {
  const isStale = useSelector(plan, selectIsStale);
  const canPlan = useSelector(plan, selectCanPlan);
  const { tournamentId, name, stage, Rounds: rounds } = order.tournament;
  return (
    <ActsScope of={order.tournament.club ? [order.tournament.club.clubId] : []}>
      <PageTitle
        detail={
          <span className={css.facts}>
            <StageChip stage={stage} />
            <Over plan={plan} />
          </span>
        }
        actions={
          <Stack direction="row" gap={2}>
            <ButtonLink href={`/tournament?id=${tournamentId}&view=draw`}>{words.draw}</ButtonLink>
            <ButtonLink href={`/tournamentInfo/${tournamentId}`}>{words.page}</ButtonLink>
          </Stack>
        }
      >
        {words.title(name)}
      </PageTitle>
      <p className={css.muted} role="status">
        {isStale && words.stale}
      </p>
      {rounds.length === 0 ? (
        <Part title={words.undrawn}>
          <p className={css.muted}>{words.undrawnText}</p>
        </Part>
      ) : (
        <Matches plan={plan} />
      )}
      <Part title={words.tables} paper="hidden">
        <Tables tables={order.tables} />
      </Part>
      {canPlan && (
        <Acts>
          <PlanForm plan={plan} order={order} />
        </Acts>
      )}
      <PlanDialog plan={plan} tables={order.tables} />
    </ActsScope>
  );
};

const Over = ({ plan }: Props) => {
  const { over } = useSelector(plan, selectOrderOfPlay, (a, b) => a.over === b.over);
  return <span>{words.over(over)}</span>;
};

type PartProps = {
  title: string;
  /** What says nothing to who reads the order of play on paper stays on the screen. */
  paper?: 'shown' | 'hidden';
  children: ReactNode;
};

const Part = ({ title, paper = 'shown', children }: PartProps) => (
  <div className={own.part} data-print={paper}>
    <Card as="section" padding="form">
      <CardHead>{title}</CardHead>
      {children}
    </Card>
  </div>
);

const Matches = ({ plan }: Props) => {
  const order = useSelector(plan, selectOrder);
  const { needs, running, planned, unplanned } = selectOrderOfPlay(plan.getSnapshot());
  if (order === null) return null;
  const isOver = needs.length + running.length + planned.length + unplanned.length === 0;
  if (isOver) return <Part title={words.allPlayed}>{null}</Part>;
  const whyOf = new Map(needs.map(({ match, why }) => [match, words.whys[why]]));
  return (
    <>
      <Part title={words.needs} paper={needs.length === 0 ? 'hidden' : 'shown'}>
        {needs.length === 0 ? (
          <p className={css.muted}>{words.noNeeds}</p>
        ) : (
          <PlanRows plan={plan} matches={[...whyOf.keys()]} noteOf={(match) => whyOf.get(match)} />
        )}
      </Part>
      <Part title={words.running} paper={running.length === 0 ? 'hidden' : 'shown'}>
        {running.length === 0 ? (
          <p className={css.muted}>{words.noRunning}</p>
        ) : (
          <PlanRows plan={plan} matches={running} />
        )}
      </Part>
      <Part title={words.planned}>
        {planned.length === 0 ? (
          <p className={css.muted}>{words.noPlanned}</p>
        ) : (
          <PlanRows plan={plan} matches={planned} />
        )}
      </Part>
      {unplanned.length > 0 && (
        <Part title={words.unplanned}>
          <PlanRows plan={plan} matches={unplanned} />
        </Part>
      )}
    </>
  );
};

const Tables = ({ tables }: { tables: OrderRead['tables'] }) =>
  tables.length === 0 ? (
    <p className={css.muted}>{words.noTables}</p>
  ) : (
    <ul className={own.tables}>
      {tables.map((table) => (
        <li key={table.tableId}>
          <TwoLine
            main={words.tableIn(tableWords.named(table), words.states[table.state])}
            detail={table.state === 'inPlay' && table.match ? pairOf(table.match) : ''}
          />
        </li>
      ))}
    </ul>
  );
