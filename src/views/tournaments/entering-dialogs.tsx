import { useSelector } from '@xstate/react';
import { enteringWords as words } from '#domain/words/entering.ts';
import type { EnteringActor } from '#machines/tournaments/entering.ts';
import {
  selectDialog,
  selectIsBusy,
  selectRefusal,
  selectRow,
} from '#machines/tournaments/entering-selectors.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';

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
    <Dialog
      state="open"
      width="confirm"
      title={isEntering ? words.enterTitle(name) : words.withdrawTitle(name)}
      purpose={isEntering && row?.needsApproval ? `${words.approval} ${purpose}` : purpose}
      closeLabel={words.close}
      onClose={dismiss}
      footer={
        <>
          <Button tone="secondary" disabled={isBusy} onClick={dismiss}>
            {words.keep}
          </Button>
          <Button
            tone={isEntering ? 'primary' : 'dangerSolid'}
            state={isBusy ? 'busy' : 'idle'}
            onClick={() => entering.send({ type: 'confirm' })}
          >
            {isEntering ? words.enterNow : words.withdrawNow}
          </Button>
        </>
      }
    >
      {refusal !== null && (
        <Banner tone="error" announce="alert">
          {refusal}
        </Banner>
      )}
    </Dialog>
  );
};
