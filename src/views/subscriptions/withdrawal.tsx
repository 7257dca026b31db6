import { useSelector } from '@xstate/react';
import { subscriptionWords as words } from '#domain/words/subscriptions.ts';
import type { SubscriptionsActor } from '#machines/subscriptions/machine.ts';
import { selectIsWithdrawing, selectMeant, selectRefusal } from '#machines/subscriptions/selectors.ts';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';
import { Banner } from '#views/ui/banner.tsx';

/** What is asked before a club withdraws what it offers. */
export const Withdrawal = ({ actor }: { actor: SubscriptionsActor }) => {
  const meant = useSelector(actor, selectMeant);
  const isWithdrawing = useSelector(actor, selectIsWithdrawing);
  const refusal = useSelector(actor, selectRefusal);
  if (meant === null) return null;
  const keep = (): void => actor.send({ type: 'keep' });
  return (
    <AlertDialog
      title={words.withdrawTitle(meant.name)}
      purpose={words.withdrawPurpose(meant.members)}
      closeLabel={words.close}
      state={isWithdrawing ? 'busy' : 'idle'}
      cancel={words.keepOffer}
      onCancel={keep}
      confirm={words.withdrawNow}
      onConfirm={() => actor.send({ type: 'confirm' })}
    >
      {refusal !== null && (
        <Banner tone="error" announce="alert">
          {refusal}
        </Banner>
      )}
    </AlertDialog>
  );
};
