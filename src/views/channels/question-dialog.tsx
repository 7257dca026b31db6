import { channelWords as words } from '#domain/words/channels.ts';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';

export type QuestionDialogProps = {
  title: string;
  purpose: string;
  tone: 'primary' | 'dangerSolid';
  action: string;
  state: 'idle' | 'busy';
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something is done to a channel. */
export const QuestionDialog = (props: QuestionDialogProps) => {
  const { title, purpose, tone, action, state, onConfirm, onCancel } = props;
  const isUnderWay = state === 'busy';
  return (
    <Dialog
      state="open"
      width="confirm"
      title={title}
      purpose={purpose}
      closing={isUnderWay ? 'locked' : 'deliberate'}
      closeLabel={words.close}
      onClose={onCancel}
      footer={
        <>
          <Button tone="secondary" disabled={isUnderWay} onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button tone={tone} state={state} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    />
  );
};
