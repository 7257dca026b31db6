import { useSelector } from '@xstate/react';
import { onboardingWords as words } from '#domain/words/onboarding.ts';
import { selectQuestion } from '#machines/payments/onboarding-selectors.ts';
import type { OnboardingActor } from '#machines/payments/onboarding.ts';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';

/** Asks before a club is taken off. */
export const OnboardQuestion = ({ actor }: { actor: OnboardingActor }) => {
  const isUnderWay = useSelector(actor, selectQuestion) === 'underWay';
  const keep = (): void => actor.send({ type: 'keep' });
  return (
    <AlertDialog
      title={words.confirmTitle}
      purpose={words.confirmPurpose}
      closeLabel={words.close}
      state={isUnderWay ? 'busy' : 'idle'}
      cancel={words.keep}
      onCancel={keep}
      confirm={words.confirm}
      onConfirm={() => actor.send({ type: 'confirm' })}
    />
  );
};
