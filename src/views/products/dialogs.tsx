import { useSelector } from '@xstate/react';
import { productWords as words } from '#domain/words/products.ts';
import type { ProductDeskActor } from '#machines/products/desk.ts';
import { selectDeskRefusal, selectDoing, selectProduct } from '#machines/products/selectors.ts';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';

type Props = { desk: ProductDeskActor };

/** What is asked before a product is archived, and why one was not. */
export const ProductDialogs = ({ desk }: Props) => {
  const doing = useSelector(desk, selectDoing);
  const name = useSelector(desk, selectProduct)?.name ?? '';
  const refusal = useSelector(desk, selectDeskRefusal);
  const cancel = (): void => desk.send({ type: 'cancel' });
  if (doing === 'refused') {
    return (
      <Dialog
        state="open"
        width="confirm"
        title={words.refusedTitle(name)}
        purpose={refusal}
        onClose={cancel}
        closeLabel={words.close}
        footer={
          <Button tone="primary" onClick={cancel}>
            {words.close}
          </Button>
        }
      />
    );
  }
  if (doing !== 'confirmingArchive' && doing !== 'archiving') return null;
  const isBusy = doing === 'archiving';
  return (
    <AlertDialog
      title={words.archiveTitle(name)}
      purpose={words.archivePurpose}
      closeLabel={words.close}
      state={isBusy ? 'busy' : 'idle'}
      cancel={words.cancel}
      onCancel={cancel}
      confirm={words.archiveNow}
      onConfirm={() => desk.send({ type: 'confirm' })}
    />
  );
};
