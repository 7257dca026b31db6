import { useSelector } from '@xstate/react';
import { channelWords as words } from '#domain/words/channels.ts';
import type { ChannelsActor } from '#machines/channels/machine.ts';
import {
  selectChannel,
  selectDialog,
  selectDifferences,
  selectEntry,
  selectFault,
  selectIsFaulty,
  selectIsUnderWay,
  selectRefusal,
} from '#machines/channels/selectors.ts';
import { DifferenceDialog } from '#views/ui/difference-dialog.tsx';
import { RefusalBanner } from '#views/ui/refusal-banner.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import * as css from './section.css.ts';

type Props = { actor: ChannelsActor };

/** The dialog that stands over the channels, if any. */
export const ChannelDialogs = ({ actor }: Props) => {
  const dialog = useSelector(actor, selectDialog);
  if (dialog === 'resolvingConflict') return <ResolvingConflict actor={actor} />;
  if (dialog === 'entering') return <Entering actor={actor} />;
  if (dialog === 'asking') return <Asking actor={actor} />;
  return dialog === 'confirmingDelete' ? <ConfirmingDelete actor={actor} /> : null;
};

const Entering = ({ actor }: Props) => {
  const channel = useSelector(actor, selectChannel);
  const reason = useSelector(actor, selectRefusal);
  return (
    <EntryDialog
      name={channel?.channel ?? null}
      entry={useSelector(actor, selectEntry)}
      fault={useSelector(actor, selectFault)}
      isFaulty={useSelector(actor, selectIsFaulty)}
      state={useSelector(actor, selectIsUnderWay) ? 'busy' : 'idle'}
      hasKey={channel !== null}
      reason={
        reason !== null && (
          <div className={css.reason}>
            <RefusalBanner send={actor.send}>{reason}</RefusalBanner>
          </div>
        )
      }
      onChange={(field, value) => actor.send({ type: 'changed', field, value })}
      onSave={() => actor.send({ type: 'save' })}
      onCancel={() => actor.send({ type: 'cancel' })}
    />
  );
};

/** What both have, side by side. */
const ResolvingConflict = ({ actor }: Props) => {
  const name = useSelector(actor, selectChannel)?.channel ?? '';
  const rows = useSelector(actor, selectDifferences, isSameText);
  return (
    <DifferenceDialog
      words={{ ...words, differTitle: words.differTitle(name) }}
      rows={rows.map(({ field, mine, theirs }) => ({ field: fieldNames()[field], mine, theirs }))}
      onKeepMine={() => actor.send({ type: 'keep.mine' })}
      onTakeTheirs={() => actor.send({ type: 'take.theirs' })}
      onStay={() => actor.send({ type: 'stay' })}
    />
  );
};

const fieldNames = () => ({ ...words.fields, state: words.columns.state });

const isSameText = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const Asking = ({ actor }: Props) => {
  const channel = useSelector(actor, selectChannel);
  return (
    <QuestionDialog
      state={useSelector(actor, selectIsUnderWay) ? 'busy' : 'idle'}
      title={words.releaseTitle(channel?.channel ?? '')}
      purpose={words.releasePurpose(channel?.heldBy ?? '')}
      tone="primary"
      action={words.releaseNow}
      onConfirm={() => actor.send({ type: 'confirm.free' })}
      onCancel={() => actor.send({ type: 'cancel' })}
    />
  );
};

const ConfirmingDelete = ({ actor }: Props) => (
  <QuestionDialog
    state={useSelector(actor, selectIsUnderWay) ? 'busy' : 'idle'}
    title={words.removeTitle(useSelector(actor, selectChannel)?.channel ?? '')}
    purpose={words.removePurpose}
    tone="dangerSolid"
    action={words.removeNow}
    onConfirm={() => actor.send({ type: 'confirm' })}
    onCancel={() => actor.send({ type: 'cancel' })}
  />
);
