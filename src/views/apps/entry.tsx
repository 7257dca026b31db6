import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { appWords as words } from '#domain/words/apps.ts';
import type { AppsActor } from '#machines/apps/machine.ts';
import { selectCanLeave, selectFault, selectIsBusy } from '#machines/apps/selectors.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { useFaultFocus } from '#views/ui/use-fault-focus.ts';

export type EntryProps = { actor: AppsActor; title: string; purpose?: string; children: ReactNode };

/** A dialog in which something of an app is typed and saved. */
export const Entry = ({ actor, title, purpose, children }: EntryProps) => {
  const isBusy = useSelector(actor, selectIsBusy);
  const canLeave = useSelector(actor, selectCanLeave);
  const reason = useSelector(actor, ({ context }) => context.refusal);
  const fields = useFaultFocus(useSelector(actor, selectFault, isSame));
  const cancel = (): void => actor.send({ type: 'cancel' });
  return (
    <Dialog
      state="open"
      title={title}
      purpose={purpose}
      closing={canLeave ? 'deliberate' : 'locked'}
      closeLabel={words.close}
      onClose={cancel}
      onSubmit={() => actor.send({ type: 'save' })}
      footer={
        <>
          <Button tone="secondary" disabled={!canLeave} onClick={cancel}>
            {words.cancel}
          </Button>
          <Button type="submit" tone="primary" state={isBusy ? 'busy' : 'idle'}>
            {words.save}
          </Button>
        </>
      }
    >
      {reason !== null && (
        <Banner tone="error" announce="alert">
          {reason}
        </Banner>
      )}
      <div ref={fields}>
        <Stack gap={4}>{children}</Stack>
      </div>
    </Dialog>
  );
};

type Shown = ReturnType<typeof selectFault>;

const isSame = (one: Shown, other: Shown): boolean =>
  one?.field === other?.field && one?.text === other?.text;
