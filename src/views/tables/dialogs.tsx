import { useSelector } from '@xstate/react';
import { tableWords as words } from '#domain/words/tables.ts';
import { selectRefusal } from '#machines/patterns/record-selectors.ts';
import type { TableDeskActor } from '#machines/tables/desk.ts';
import { selectDoing, selectTable } from '#machines/tables/selectors.ts';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';

type Props = { desk: TableDeskActor };

/** What is asked before a table is deleted, and why one was not. */
export const TableDialogs = ({ desk }: Props) => {
  const doing = useSelector(desk, selectDoing);
  const table = useSelector(desk, selectTable);
  const refusal = useSelector(desk, selectRefusal);
  const name = table ? words.named(table) : '';
  const cancel = (): void => desk.send({ type: 'cancel' });
  if (doing === 'refused') {
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
  if (doing === 'booked') {
    return (
      <AlertDialog
        title={words.bookedTitle(name)}
        purpose={words.bookedPurpose(refusal ?? '')}
        closeLabel={words.close}
        state="idle"
        cancel={words.keepBookings}
        onCancel={cancel}
        confirm={words.cancelBookings}
        onConfirm={() => desk.send({ type: 'cancel.bookings' })}
      />
    );
  }
  if (doing !== 'confirmingDelete' && doing !== 'removing') return null;
  const isBusy = doing === 'removing';
  return (
    <AlertDialog
      title={words.removeTitle(name)}
      purpose={words.removePurpose}
      closeLabel={words.close}
      state={isBusy ? 'busy' : 'idle'}
      cancel={words.cancel}
      onCancel={cancel}
      confirm={words.removeNow}
      onConfirm={() => desk.send({ type: 'confirm' })}
    />
  );
};
