import { useSelector } from '@xstate/react';
import { termsVersion } from '#domain/terms.ts';
import { termsWords as words } from '#domain/words/terms.ts';
import type { TermsActor } from '#machines/terms/machine.ts';
import { selectCanDecide, selectIsBusy, selectRefusal } from '#machines/terms/selectors.ts';
import { LegalText } from '#views/legal/legal-text.tsx';
import { TermsDecision } from './offered.tsx';

export { termsMachine as machine } from '#machines/terms/machine.ts';

/** The terms for everyone to read, and for a pending user to accept or decline. */
export const TermsPage = ({ actor }: { actor: TermsActor }) => {
  const canDecide = useSelector(actor, selectCanDecide);
  const isBusy = useSelector(actor, selectIsBusy);
  const refusal = useSelector(actor, selectRefusal);
  return (
    <LegalText
      title={words.title}
      note={`${words.version} ${termsVersion}. ${words.sample}`}
      sections={words.sections}
      lead={
        canDecide && (
          <TermsDecision
            state={isBusy ? 'busy' : 'idle'}
            refusal={refusal}
            onAccept={() => actor.send({ type: 'accept' })}
            onDecline={() => actor.send({ type: 'decline' })}
            onHold={() => actor.send({ type: 'hold' })}
            onRelease={() => actor.send({ type: 'release' })}
          />
        )
      }
    />
  );
};
