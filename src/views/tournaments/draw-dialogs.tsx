import { useSelector } from '@xstate/react';
import { drawPageWords as words } from '#domain/words/draw-page.ts';
import type { DrawActionsActor } from '#machines/tournaments/draw-actions.ts';
import {
  selectDialog,
  selectDrawReason,
  selectFault,
  selectIsBusy,
  selectRefusal,
} from '#machines/tournaments/draw-selectors.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { TextField } from '#views/ui/text-field.tsx';

/** What is asked before a draw is replaced or undone. */
export const DrawDialogs = ({ draw }: { draw: DrawActionsActor }) => {
  const dialog = useSelector(draw, selectDialog);
  const reason = useSelector(draw, selectDrawReason);
  const fault = useSelector(draw, selectFault);
  const refusal = useSelector(draw, selectRefusal);
  const isBusy = useSelector(draw, selectIsBusy);
  if (dialog === 'none') return null;
  const isRedraw = dialog === 'redraw';
  const dismiss = (): void => draw.send({ type: 'dismiss' });
  return (
    <Dialog
      state="open"
      width="confirm"
      title={isRedraw ? words.redrawTitle : words.undoTitle}
      purpose={isRedraw ? words.redrawPurpose : words.undoPurpose}
      closeLabel={words.close}
      onClose={dismiss}
      onSubmit={() => draw.send({ type: 'confirm' })}
      footer={
        <>
          <Button tone="secondary" disabled={isBusy} onClick={dismiss}>
            {words.cancel}
          </Button>
          <Button type="submit" tone="dangerSolid" state={isBusy ? 'busy' : 'idle'}>
            {isRedraw ? words.redrawNow : words.undoNow}
          </Button>
        </>
      }
    >
      <Stack>
        {refusal !== null && (
          <Banner tone="error" announce="alert">
            {refusal}
          </Banner>
        )}
        <TextField
          label={words.reason}
          value={reason}
          maxLength={200}
          state={isBusy ? 'busy' : 'idle'}
          error={fault ?? undefined}
          onChange={(event) => draw.send({ type: 'reason.changed', reason: event.currentTarget.value })}
        />
      </Stack>
    </Dialog>
  );
};
