import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import { channelWords as words } from '#domain/words/channels.ts';
import { errorWords } from '#domain/words/errors.ts';
import type { ChannelsActor } from '#machines/channels/machine.ts';
import {
  selectIsFailed,
  selectIsLocked,
  selectLicenceCount,
  selectRefusal,
  selectRevealing,
  selectRows,
  selectShown,
} from '#machines/channels/selectors.ts';
import { Acts } from '#views/ui/acts.tsx';
import { Button } from '#views/ui/button.tsx';
import { CardHead } from '#views/ui/card-head.tsx';
import { Card } from '#views/ui/card.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Table } from '#views/ui/table.tsx';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import { channelColumns } from './columns.tsx';
import { ChannelDialogs } from './dialogs.tsx';
import * as css from './section.css.ts';

export { channelsMachine as machine } from '#machines/channels/machine.ts';

type Props = { actor: ChannelsActor };

/** The channels of a club that is there. */
export const ChannelsSection = ({ actor }: Props) => {
  const isLocked = useSelector(actor, selectIsLocked);
  const clubId = useSelector(actor, ({ context }) => context.clubId);
  return (
    <Card as="section" padding="none">
      <div className={css.head}>
        <CardHead
          action={
            <Acts of={[clubId]}>
              <Button
                size="small"
                icon={Plus}
                disabled={isLocked}
                onClick={() => actor.send({ type: 'add' })}
              >
                {words.add}
              </Button>
            </Acts>
          }
        >
          {words.title}
        </CardHead>
      </div>
      <Rows actor={actor} />
      <ChannelDialogs actor={actor} />
    </Card>
  );
};

const Rows = ({ actor }: Props) => {
  const clubId = useSelector(actor, ({ context }) => context.clubId);
  const rows = useSelector(actor, selectRows);
  const licences = useSelector(actor, selectLicenceCount);
  const isLocked = useSelector(actor, selectIsLocked);
  const isFailed = useSelector(actor, selectIsFailed);
  const reason = useSelector(actor, selectRefusal);
  const shown = useSelector(actor, selectShown);
  const revealing = useSelector(actor, selectRevealing);
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
  const name = rows.find(({ id }) => id === shown?.id)?.channel;
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState title={words.empty} text={words.emptyText} />
      ) : (
        <Table
          label={words.title}
          density="form"
          columns={channelColumns({ clubId, send: actor.send, isLocked, shown, revealing })}
          rows={rows}
          rowKey={({ id }) => id}
          state={isLocked ? 'busy' : 'idle'}
        />
      )}
      <p className={css.note}>{words.use(rows.length, licences)}</p>
      <VisuallyHidden>
        <span role="status">{name !== undefined && words.revealed(name)}</span>
      </VisuallyHidden>
    </>
  );
};
