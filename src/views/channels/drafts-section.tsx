import { useSelector } from '@xstate/react';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import type { ChannelEntry } from '#domain/channels/fault.ts';
import { channelWords as words } from '#domain/words/channels.ts';
import type { ChannelDraftsActor } from '#machines/channels/drafts.ts';
import {
  selectDraftDialog,
  selectDraftEntry,
  selectDraftFault,
  selectDraftName,
  selectDrafts,
  selectIsDraftFaulty,
} from '#machines/channels/drafts-selectors.ts';
import { Button } from '#views/ui/button.tsx';
import { CardHead } from '#views/ui/card-head.tsx';
import { Card } from '#views/ui/card.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { IconButton } from '#views/ui/icon-button.tsx';
import { Table, type Column } from '#views/ui/table.tsx';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import * as css from './section.css.ts';

export { channelDraftsMachine as draftsMachine } from '#machines/channels/drafts.ts';

type Props = { actor: ChannelDraftsActor };

/** The channels that come with a new club. */
export const ChannelDraftsSection = ({ actor }: Props) => {
  const rows = useSelector(actor, selectDrafts);
  return (
    <Card as="section" padding="none">
      <div className={css.head}>
        <CardHead
          action={
            <Button size="small" icon={Plus} onClick={() => actor.send({ type: 'add' })}>
              {words.add}
            </Button>
          }
        >
          {words.title}
        </CardHead>
      </div>
      {rows.length === 0 ? (
        <EmptyState title={words.empty} text={words.newEmptyText} />
      ) : (
        <Table
          label={words.title}
          density="form"
          columns={columnsOf(actor)}
          rows={rows.map((row, place) => ({ ...row, place }))}
          rowKey={({ place }) => place}
        />
      )}
      <p className={css.note}>{words.newNote}</p>
      <Dialogs actor={actor} />
    </Card>
  );
};

type Placed = ChannelEntry & { place: number };

const columnsOf = (actor: ChannelDraftsActor): readonly Column<Placed>[] => [
  {
    id: 'channel',
    head: words.columns.channel,
    place: 'title',
    cell: ({ channel }) => <span className={css.name}>{channel}</span>,
  },
  {
    id: 'streamKey',
    head: words.columns.streamKey,
    cell: ({ streamKey }) =>
      streamKey === '' ? (
        words.keyMissing
      ) : (
        <span className={css.mask}>
          <span aria-hidden>{words.mask}</span>
          <VisuallyHidden>{words.given}</VisuallyHidden>
        </span>
      ),
  },
  {
    id: 'actions',
    head: words.columns.actions,
    headState: 'hidden',
    align: 'end',
    cell: ({ channel, place }) => (
      <span className={css.actions}>
        <IconButton
          label={words.edit(channel)}
          icon={Pencil}
          size="small"
          onClick={() => actor.send({ type: 'edit', place })}
        />
        <IconButton
          label={words.remove(channel)}
          icon={Trash}
          size="small"
          onClick={() => actor.send({ type: 'remove', place })}
        />
      </span>
    ),
  },
];

const Dialogs = ({ actor }: Props) => {
  const dialog = useSelector(actor, selectDraftDialog);
  const name = useSelector(actor, selectDraftName);
  const entry = useSelector(actor, selectDraftEntry);
  const fault = useSelector(actor, selectDraftFault);
  const isFaulty = useSelector(actor, selectIsDraftFaulty);
  const cancel = (): void => actor.send({ type: 'cancel' });
  if (dialog === 'none') return null;
  if (dialog === 'confirmingDelete') {
    return (
      <QuestionDialog
        title={words.removeTitle(name ?? '')}
        purpose={words.removePurpose}
        tone="dangerSolid"
        action={words.removeNow}
        state="idle"
        onConfirm={() => actor.send({ type: 'confirm' })}
        onCancel={cancel}
      />
    );
  }
  return (
    <EntryDialog
      name={name}
      entry={entry}
      fault={fault}
      isFaulty={isFaulty}
      state="idle"
      hasKey={false}
      onChange={(field, value) => actor.send({ type: 'changed', field, value })}
      onSave={() => actor.send({ type: 'save' })}
      onCancel={cancel}
    />
  );
};
