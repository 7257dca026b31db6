import { useSelector } from '@xstate/react';
import { clubWords as words } from '#domain/words/clubs.ts';
import type { ClubDeskActor } from '#machines/clubs/desk.ts';
import { selectChange, selectClub, selectRefusal } from '#machines/clubs/selectors.ts';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';

type Props = { desk: ClubDeskActor };

/** What is asked before a club is switched off or deleted, and why one was not deleted. */
export const DeskDialogs = ({ desk }: Props) => {
  const change = useSelector(desk, selectChange);
  const name = useSelector(desk, selectClub)?.name ?? '';
  const refusal = useSelector(desk, selectRefusal);
  const cancel = (): void => desk.send({ type: 'cancel' });
  if (change === 'refused') {
    return (
      <Dialog
        state="open"
        width="confirm"
        title={words.refusedTitle(name)}
        purpose={refusal}
        closeLabel={words.close}
        onClose={cancel}
        footer={
          <Button tone="primary" onClick={cancel}>
            {words.close}
          </Button>
        }
      />
    );
  }
  if (change === 'idle' || change === 'switching') return null;
  const isRemoval = change !== 'asking';
  const isBusy = change === 'removing';
  return (
    <AlertDialog
      title={isRemoval ? words.removeTitle(name) : words.offTitle(name)}
      purpose={isRemoval ? words.removePurpose : words.offPurpose}
      closeLabel={words.close}
      state={isBusy ? 'busy' : 'idle'}
      cancel={words.cancel}
      onCancel={cancel}
      confirm={isRemoval ? words.removeNow : words.offNow}
      onConfirm={() => desk.send({ type: 'confirm' })}
      tone={isRemoval ? 'dangerSolid' : 'primary'}
    />
  );
};
