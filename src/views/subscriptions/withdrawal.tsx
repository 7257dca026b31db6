import { useSelector } from '@xstate/react';
import { subscriptionWords as words } from '#domain/words/subscriptions.ts';
import type { SubscriptionsActor } from '#machines/subscriptions/machine.ts';
import { selectIsWithdrawing, selectMeant, selectRefusal } from '#machines/subscriptions/selectors.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';

/** What is asked before a club withdraws what it offers. */
export const Withdrawal = ({ actor }: { actor: SubscriptionsActor }) => {
  const meant = useSelector(actor, selectMeant);
  const isWithdrawing = useSelector(actor, selectIsWithdrawing);
  const refusal = useSelector(actor, selectRefusal);
  if (meant === null) return null;
  const keep = (): void => actor.send({ type: 'keep' });
  return (
    <Dialog
      state="open"
      width="confirm"
      title={words.withdrawTitle(meant.name)}
      purpose={words.withdrawPurpose(meant.members)}
      closing={isWithdrawing ? 'locked' : 'deliberate'}
      closeLabel={words.close}
      onClose={keep}
      footer={
        <>
          <Button tone="secondary" disabled={isWithdrawing} onClick={keep}>
            {words.keepOffer}
          </Button>
          <Button
            tone="dangerSolid"
            state={isWithdrawing ? 'busy' : 'idle'}
            onClick={() => actor.send({ type: 'confirm' })}
          >
            {words.withdrawNow}
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
