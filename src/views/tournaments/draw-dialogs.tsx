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
import { AlertDialog } from '#views/ui/alert-dialog.tsx';
import { Banner } from '#views/ui/banner.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import { useFaultFocus } from '#views/ui/use-fault-focus.ts';

/** What is asked before a draw is replaced or undone. */
export const DrawDialogs = ({ draw }: { draw: DrawActionsActor }) => {
  const dialog = useSelector(draw, selectDialog);
  const reason = useSelector(draw, selectDrawReason);
  const fault = useSelector(draw, selectFault);
  const fields = useFaultFocus(fault);
  const refusal = useSelector(draw, selectRefusal);
  const isBusy = useSelector(draw, selectIsBusy);
  if (dialog === 'none') return null;
  const isRedraw = dialog === 'redraw';
  const dismiss = (): void => draw.send({ type: 'dismiss' });
  return (
    <AlertDialog
      title={isRedraw ? words.redrawTitle : words.undoTitle}
      purpose={isRedraw ? words.redrawPurpose : words.undoPurpose}
      closeLabel={words.close}
      state={isBusy ? 'busy' : 'idle'}
      cancel={words.cancel}
      onCancel={dismiss}
      confirm={isRedraw ? words.redrawNow : words.undoNow}
      onConfirm={() => draw.send({ type: 'confirm' })}
    >
      <div ref={fields}>
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
            name="reason"
            error={fault?.field === 'reason' ? fault.text : undefined}
            onChange={(event) => draw.send({ type: 'reason.changed', reason: event.currentTarget.value })}
          />
        </Stack>
      </div>
    </AlertDialog>
  );
};
