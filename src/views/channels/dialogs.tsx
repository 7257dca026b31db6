import { useSelector } from '@xstate/react';
import { channelWords as words } from '#domain/words/channels.ts';
import type { ChannelsActor } from '#machines/channels/machine.ts';
import {
  selectChannel,
  selectDialog,
  selectEntry,
  selectFault,
  selectIsUnderWay,
  selectRefusal,
} from '#machines/channels/selectors.ts';
import { Banner } from '#views/kit/banner.tsx';
import { Button } from '#views/kit/button.tsx';
import { Dialog } from '#views/kit/dialog.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import * as css from './section.css.ts';

type Props = { actor: ChannelsActor };

/** The dialog that stands over the channels, if any. */
export const ChannelDialogs = ({ actor }: Props) => {
  const dialog = useSelector(actor, selectDialog);
  if (dialog === 'entering') return <Entering actor={actor} />;
  if (dialog === 'asking') return <Asking actor={actor} />;
  return dialog === 'doubting' ? <Doubting actor={actor} /> : null;
};

const Entering = ({ actor }: Props) => {
  const channel = useSelector(actor, selectChannel);
  const reason = useSelector(actor, selectRefusal);
  return (
    <EntryDialog
      name={channel?.channel ?? null}
      entry={useSelector(actor, selectEntry)}
      fault={useSelector(actor, selectFault)}
      state={useSelector(actor, selectIsUnderWay) ? 'busy' : 'idle'}
      hasKey={channel !== null}
      reason={
        reason !== null && (
          <div className={css.reason}>
            <Banner
              tone="error"
              announce="alert"
              onHold={() => actor.send({ type: 'hold' })}
              onRelease={() => actor.send({ type: 'release' })}
            >
              {reason}
            </Banner>
          </div>
        )
      }
      onChange={(field, value) => actor.send({ type: 'changed', field, value })}
      onSave={() => actor.send({ type: 'save' })}
      onCancel={() => actor.send({ type: 'cancel' })}
    />
  );
};

const Asking = ({ actor }: Props) => {
  const channel = useSelector(actor, selectChannel);
  return (
    <Question
      actor={actor}
      title={words.releaseTitle(channel?.channel ?? '')}
      purpose={words.releasePurpose(channel?.heldBy ?? '')}
      tone="primary"
      action={words.releaseNow}
      onConfirm={() => actor.send({ type: 'confirm.free' })}
    />
  );
};

const Doubting = ({ actor }: Props) => (
  <Question
    actor={actor}
    title={words.removeTitle(useSelector(actor, selectChannel)?.channel ?? '')}
    purpose={words.removePurpose}
    tone="dangerSolid"
    action={words.removeNow}
    onConfirm={() => actor.send({ type: 'confirm' })}
  />
);

type QuestionProps = Props & {
  title: string;
  purpose: string;
  tone: 'primary' | 'dangerSolid';
  action: string;
  onConfirm: () => void;
};

const Question = ({ actor, title, purpose, tone, action, onConfirm }: QuestionProps) => {
  const isUnderWay = useSelector(actor, selectIsUnderWay);
  const cancel = (): void => actor.send({ type: 'cancel' });
  return (
    <Dialog
      state="open"
      width="confirm"
      title={title}
      purpose={purpose}
      closing={isUnderWay ? 'locked' : 'deliberate'}
      closeLabel={words.close}
      onClose={cancel}
      footer={
        <>
          <Button tone="secondary" disabled={isUnderWay} onClick={cancel}>
            {words.cancel}
          </Button>
          <Button tone={tone} state={isUnderWay ? 'busy' : 'idle'} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    />
  );
};
