import { channelWords as words } from '#domain/words/channels.ts';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';

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
  return (
    <AlertDialog
      title={title}
      purpose={purpose}
      closeLabel={words.close}
      state={state}
      cancel={words.cancel}
      onCancel={onCancel}
      confirm={action}
      onConfirm={onConfirm}
      tone={tone}
    />
  );
};
