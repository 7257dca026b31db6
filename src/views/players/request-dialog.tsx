import { useSelector } from '@xstate/react';
import { joiningWords as words } from '#domain/words/joining.ts';
import type { RequestDeskActor } from '#machines/players/request-desk.ts';
import { selectIsAsking, selectRequest } from '#machines/players/request-selectors.ts';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';

/** What is asked before a membership ends. */
export const RequestDialog = ({ desk }: { desk: RequestDeskActor }) => {
  const isAsking = useSelector(desk, selectIsAsking);
  const name = useSelector(desk, selectRequest)?.fullName ?? '';
  if (!isAsking) return null;
  const cancel = (): void => desk.send({ type: 'cancel' });
  return (
    <AlertDialog
      title={words.leaveTitle(name)}
      purpose={words.leavePurpose}
      closeLabel={words.close}
      cancel={words.cancel}
      onCancel={cancel}
      confirm={words.leaveNow}
      onConfirm={() => desk.send({ type: 'confirm' })}
    />
  );
};
