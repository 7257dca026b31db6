import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import { errorWords } from '#domain/words/errors.ts';
import { licenceWords as words } from '#domain/words/licences.ts';
import type { LicencesActor } from '#machines/licences/machine.ts';
import { selectIsFailed, selectIsLocked, selectRefusal, selectRows } from '#machines/licences/selectors.ts';
import { Button } from '#views/ui/button.tsx';
import { CardHead } from '#views/ui/card-head.tsx';
import { Card } from '#views/ui/card.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Table } from '#views/ui/table.tsx';
import { licenceColumns } from './columns.tsx';
import { LicenceDialogs } from './dialogs.tsx';
import * as css from './section.css.ts';

export { licencesMachine as machine } from '#machines/licences/machine.ts';

type Props = { actor: LicencesActor };

/** The licences of a club that is there. */
export const LicencesSection = ({ actor }: Props) => {
  const isLocked = useSelector(actor, selectIsLocked);
  return (
    <Card as="section" padding="none">
      <div className={css.head}>
        <CardHead
          action={
            <Button size="small" icon={Plus} disabled={isLocked} onClick={() => actor.send({ type: 'add' })}>
              {words.add}
            </Button>
          }
        >
          {words.title}
        </CardHead>
      </div>
      <Rows actor={actor} />
      <LicenceDialogs actor={actor} />
    </Card>
  );
};

const Rows = ({ actor }: Props) => {
  const rows = useSelector(actor, selectRows);
  const isLocked = useSelector(actor, selectIsLocked);
  const isFailed = useSelector(actor, selectIsFailed);
  const reason = useSelector(actor, selectRefusal);
  if (isFailed) {
    return (
      <EmptyState
        title={words.failed}
        text={reason}
        shot="missedPot"
        action={<Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>}
      />
    );
  }
  if (rows === null) return <SkeletonRows label={words.loading} count={3} inset="card" />;
  if (rows.length === 0) return <EmptyState title={words.empty} text={words.emptyText} />;
  return (
    <>
      <Table
        label={words.title}
        density="form"
        columns={licenceColumns(actor.send, isLocked)}
        rows={rows}
        rowKey={({ id }) => id}
        state={isLocked ? 'busy' : 'idle'}
      />
      <p className={css.note}>{words.lockNote}</p>
    </>
  );
};
