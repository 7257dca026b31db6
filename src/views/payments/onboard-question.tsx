import { useSelector } from '@xstate/react';
import { paymentWords } from '#domain/words/payments.ts';
import { selectQuestion } from '#machines/payments/onboarding-selectors.ts';
import type { OnboardingActor } from '#machines/payments/onboarding.ts';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';

const words = paymentWords.onboarding;

/** Asks before a club is taken off. */
export const OnboardQuestion = ({ actor }: { actor: OnboardingActor }) => {
  const isUnderWay = useSelector(actor, selectQuestion) === 'underWay';
  const keep = (): void => actor.send({ type: 'keep' });
  return (
    <Dialog
      state="open"
      width="confirm"
      title={words.confirmTitle}
      purpose={words.confirmPurpose}
      closing={isUnderWay ? 'locked' : 'deliberate'}
      closeLabel={words.close}
      onClose={keep}
      footer={
        <>
          <Button tone="secondary" disabled={isUnderWay} onClick={keep}>
            {words.keep}
          </Button>
          <Button
            tone="dangerSolid"
            state={isUnderWay ? 'busy' : 'idle'}
            onClick={() => actor.send({ type: 'confirm' })}
          >
            {words.confirm}
          </Button>
        </>
      }
    />
  );
};
