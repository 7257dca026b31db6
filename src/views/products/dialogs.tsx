import { useSelector } from '@xstate/react';
import { productWords as words } from '#domain/words/products.ts';
import type { ProductDeskActor } from '#machines/products/desk.ts';
import { selectDeskRefusal, selectDoing, selectProduct } from '#machines/products/selectors.ts';
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
  if (doing !== 'doubting' && doing !== 'archiving') return null;
  const isBusy = doing === 'archiving';
  return (
    <Dialog
      state="open"
      width="confirm"
      title={words.archiveTitle(name)}
      purpose={words.archivePurpose}
      closing={isBusy ? 'locked' : 'deliberate'}
      closeLabel={words.close}
      onClose={cancel}
      footer={
        <>
          <Button tone="secondary" disabled={isBusy} onClick={cancel}>
            {words.cancel}
          </Button>
          <Button
            tone="dangerSolid"
            state={isBusy ? 'busy' : 'idle'}
            onClick={() => desk.send({ type: 'confirm' })}
          >
            {words.archiveNow}
          </Button>
        </>
      }
    />
  );
};
