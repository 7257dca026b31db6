import { AlertDialog } from './alert-dialog.tsx';

export type LeavingDialogProps = {
  words: { leaveTitle: string; leavePurpose: string; close: string; stay: string; leave: string };
  onStay: () => void;
  onLeave: () => void;
};

/** Asked before what was typed is lost. */
export const LeavingDialog = ({ words, onStay, onLeave }: LeavingDialogProps) => (
  <AlertDialog
    title={words.leaveTitle}
    purpose={words.leavePurpose}
    closeLabel={words.close}
    cancel={words.stay}
    onCancel={onStay}
    confirm={words.leave}
    onConfirm={onLeave}
  />
);
