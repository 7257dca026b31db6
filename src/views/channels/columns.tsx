import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { channelWords as words } from '#domain/words/channels.ts';
import type { ChannelRow, ChannelsActor } from '#machines/channels/machine.ts';
import { Acts } from '#views/ui/acts.tsx';
import { Button } from '#views/ui/button.tsx';
import { IconButton } from '#views/ui/icon-button.tsx';
import { StatusChip } from '#views/ui/status-chip.tsx';
import type { Column } from '#views/ui/table.tsx';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import * as css from './section.css.ts';

export type ChannelColumnParts = {
  clubId: number;
  send: ChannelsActor['send'];
  isLocked: boolean;
  /** The stream key that is shown, and of which channel. */
  shown: { id: number; streamKey: string } | null;
  /** The channel whose key is on its way. */
  revealing: number | null;
};

/** What the table tells of a channel, and what can be done to it. */
export function channelColumns(parts: ChannelColumnParts): readonly Column<ChannelRow>[] {
  const { send, isLocked } = parts;
  return [
    {
      id: 'channel',
      head: words.columns.channel,
      place: 'title',
      cell: ({ channel }) => <span className={css.name}>{channel}</span>,
    },
    {
      id: 'streamKey',
      head: words.columns.streamKey,
      cell: (channel) => <StreamKey channel={channel} parts={parts} />,
    },
    {
      id: 'state',
      head: words.columns.state,
      place: 'foot',
      cell: ({ heldBy }) =>
        heldBy === null ? (
          <StatusChip status="notStarted">{words.free}</StatusChip>
        ) : (
          <StatusChip status="active">{words.heldBy(heldBy)}</StatusChip>
        ),
    },
    {
      id: 'actions',
      head: words.columns.actions,
      headState: 'hidden',
      align: 'end',
      place: 'aside',
      cell: (channel) => (
        <Acts of={[parts.clubId]}>
          <span className={css.actions}>
            {channel.heldBy !== null && (
              <Button
                size="small"
                aria-label={words.release(channel.channel)}
                disabled={isLocked}
                onClick={() => send({ type: 'free', channel })}
              >
                {words.releaseShort}
              </Button>
            )}
            <IconButton
              label={words.edit(channel.channel)}
              icon={Pencil}
              size="small"
              disabled={isLocked}
              onClick={() => send({ type: 'edit', channel })}
            />
            <IconButton
              label={words.remove(channel.channel)}
              icon={Trash}
              size="small"
              disabled={isLocked}
              onClick={() => send({ type: 'remove', channel })}
            />
          </span>
        </Acts>
      ),
    },
  ];
}

type StreamKeyProps = { channel: ChannelRow; parts: ChannelColumnParts };

const StreamKey = ({ channel, parts: { send, isLocked, shown, revealing } }: StreamKeyProps) => {
  const isShown = shown?.id === channel.id;
  return (
    <span className={css.streamKey}>
      {isShown ? (
        <span className={css.shownKey} translate="no">
          {shown.streamKey}
        </span>
      ) : (
        <span className={css.mask}>
          <span aria-hidden>{channel.streamKey}</span>
          <VisuallyHidden>{words.hidden}</VisuallyHidden>
        </span>
      )}
      <Button
        size="small"
        tone="ghost"
        aria-label={isShown ? words.conceal(channel.channel) : words.reveal(channel.channel)}
        state={revealing === channel.id ? 'busy' : 'idle'}
        disabled={isLocked && revealing !== channel.id}
        onClick={() => send(isShown ? { type: 'conceal' } : { type: 'reveal', channel })}
      >
        {isShown ? words.concealShort : words.revealShort}
      </Button>
    </span>
  );
};
