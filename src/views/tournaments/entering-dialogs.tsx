import { useSelector } from '@xstate/react';
import { enteringWords as words } from '#domain/words/entering.ts';
import type { EnteringActor } from '#machines/tournaments/entering.ts';
import {
  selectDialog,
  selectIsBusy,
  selectRefusal,
  selectRow,
} from '#machines/tournaments/entering-selectors.ts';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';
import { Banner } from '#views/ui/banner.tsx';

/** What is asked before an entry is sent or taken back. */
export const EnteringDialogs = ({ entering }: { entering: EnteringActor }) => {
  const dialog = useSelector(entering, selectDialog);
  const row = useSelector(entering, selectRow);
  const refusal = useSelector(entering, selectRefusal);
  const isBusy = useSelector(entering, selectIsBusy);
  if (dialog === 'none') return null;
  const isEntering = dialog === 'enter';
  const name = row?.name ?? '';
  const purpose = isEntering ? words.enterPurpose : words.withdrawPurpose;
  const dismiss = (): void => entering.send({ type: 'dismiss' });
  return (
    <AlertDialog
      title={isEntering ? words.enterTitle(name) : words.withdrawTitle(name)}
      purpose={isEntering && row?.needsApproval ? `${words.approval} ${purpose}` : purpose}
      closeLabel={words.close}
      state={isBusy ? 'busy' : 'idle'}
      cancel={words.keep}
      onCancel={dismiss}
      confirm={isEntering ? words.enterNow : words.withdrawNow}
      onConfirm={() => entering.send({ type: 'confirm' })}
      tone={isEntering ? 'primary' : 'dangerSolid'}
    >
      {refusal !== null && (
        <Banner tone="error" announce="alert">
          {refusal}
        </Banner>
      )}
    </AlertDialog>
  );
};
