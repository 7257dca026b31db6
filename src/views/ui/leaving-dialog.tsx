import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export type LeavingDialogProps = {
  words: { leaveTitle: string; leavePurpose: string; close: string; stay: string; leave: string };
  onStay: () => void;
  onLeave: () => void;
};

/** Asked before what was typed is lost. */
export const LeavingDialog = ({ words, onStay, onLeave }: LeavingDialogProps) => (
  <Dialog
    state="open"
    width="confirm"
    title={words.leaveTitle}
    purpose={words.leavePurpose}
    closeLabel={words.close}
    onClose={onStay}
    footer={
      <>
        <Button tone="secondary" onClick={onStay}>
          {words.stay}
        </Button>
        <Button tone="dangerSolid" onClick={onLeave}>
          {words.leave}
        </Button>
      </>
    }
  />
);
