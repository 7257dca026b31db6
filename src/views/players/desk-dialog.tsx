import { useSelector } from '@xstate/react';
import { playerWords as words } from '#domain/words/players.ts';
import { secondFactorWords as factorWords } from '#domain/words/second-factor.ts';
import type { PlayerDeskActor } from '#machines/players/desk.ts';
import { selectDoing, selectPlayer, selectStatusId } from '#machines/players/selectors.ts';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';

/** What is asked before somebody is suspended, made active again, or loses a second factor. */
export const DeskDialog = ({ desk }: { desk: PlayerDeskActor }) => {
  const doing = useSelector(desk, selectDoing);
  const statusId = useSelector(desk, selectStatusId);
  const name = useSelector(desk, selectPlayer)?.fullName ?? '';
  const cancel = (): void => desk.send({ type: 'cancel' });
  if (doing === 'askingReset' || doing === 'resetting') {
    return (
      <AlertDialog
        title={factorWords.resetTitle(name)}
        purpose={factorWords.resetPurpose}
        closeLabel={words.close}
        state={doing === 'resetting' ? 'busy' : 'idle'}
        cancel={words.cancel}
        onCancel={cancel}
        confirm={factorWords.resetNow}
        onConfirm={() => desk.send({ type: 'confirm.reset' })}
        tone="dangerSolid"
      />
    );
  }
  if (doing !== 'asking' && doing !== 'changing') return null;
  const isSuspension = statusId === 2;
  const isBusy = doing === 'changing';
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
