import { useSelector } from '@xstate/react';
import { playerWords as words } from '#domain/words/players.ts';
import type { PlayerDeskActor } from '#machines/players/desk.ts';
import { selectDoing, selectPlayer, selectStatusId } from '#machines/players/selectors.ts';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';

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
    <Dialog
      state="open"
      width="confirm"
      title={isSuspension ? words.suspendTitle(name) : words.activateTitle(name)}
      purpose={isSuspension ? words.suspendPurpose : words.activatePurpose}
      closing={isBusy ? 'locked' : 'deliberate'}
      closeLabel={words.close}
      onClose={cancel}
      footer={
        <>
          <Button tone="secondary" disabled={isBusy} onClick={cancel}>
            {words.cancel}
          </Button>
          <Button
            tone={isSuspension ? 'dangerSolid' : 'primary'}
            state={isBusy ? 'busy' : 'idle'}
            onClick={() => desk.send({ type: 'confirm' })}
          >
            {isSuspension ? words.suspendNow : words.activateNow}
          </Button>
        </>
      }
    />
  );
};
