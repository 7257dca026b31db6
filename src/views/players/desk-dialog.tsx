import { useSelector } from '@xstate/react';
import { playerWords as words } from '#domain/words/players.ts';
import type { PlayerDeskActor } from '#machines/players/desk.ts';
import { selectDoing, selectPlayer, selectStatusId } from '#machines/players/selectors.ts';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';

/** What is asked before somebody is suspended or made active again. */
export const DeskDialog = ({ desk }: { desk: PlayerDeskActor }) => {
  const doing = useSelector(desk, selectDoing);
  const statusId = useSelector(desk, selectStatusId);
  const name = useSelector(desk, selectPlayer)?.fullName ?? '';
  if (doing !== 'asking' && doing !== 'changing') return null;
  const isSuspension = statusId === 2;
  const isBusy = doing === 'changing';
  const cancel = (): void => desk.send({ type: 'cancel' });
  return (
    <AlertDialog
      title={isSuspension ? words.suspendTitle(name) : words.activateTitle(name)}
      purpose={isSuspension ? words.suspendPurpose : words.activatePurpose}
      closeLabel={words.close}
      state={isBusy ? 'busy' : 'idle'}
      cancel={words.cancel}
      onCancel={cancel}
      confirm={isSuspension ? words.suspendNow : words.activateNow}
      onConfirm={() => desk.send({ type: 'confirm' })}
      tone={isSuspension ? 'dangerSolid' : 'primary'}
    />
  );
};
