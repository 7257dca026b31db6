import { useSelector } from '@xstate/react';
import { joiningWords as words } from '#domain/words/joining.ts';
import type { RequestDeskActor } from '#machines/players/request-desk.ts';
import { selectIsAsking, selectRequest } from '#machines/players/request-selectors.ts';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';

/** What is asked before a membership ends. */
export const RequestDialog = ({ desk }: { desk: RequestDeskActor }) => {
  const isAsking = useSelector(desk, selectIsAsking);
  const name = useSelector(desk, selectRequest)?.fullName ?? '';
  if (!isAsking) return null;
  const cancel = (): void => desk.send({ type: 'cancel' });
  return (
    <Dialog
      state="open"
      width="confirm"
      title={words.leaveTitle(name)}
      purpose={words.leavePurpose}
      closeLabel={words.close}
      onClose={cancel}
      footer={
        <>
          <Button tone="secondary" onClick={cancel}>
            {words.cancel}
          </Button>
          <Button tone="dangerSolid" onClick={() => desk.send({ type: 'confirm' })}>
            {words.leaveNow}
          </Button>
        </>
      }
    />
  );
};
