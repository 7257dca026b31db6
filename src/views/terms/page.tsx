import { useSelector } from '@xstate/react';
import type { TermsActor } from '#machines/terms/machine.ts';
import { selectCanDecide, selectIsBusy, selectRefusal } from '#machines/terms/selectors.ts';
import { LegalPage, selectText, type LegalPageProps } from '#views/legal/page.tsx';
import { TermsDecision } from './offered.tsx';

export { termsMachine as machine } from '#machines/terms/machine.ts';

export type TermsPageProps = {
  actor: TermsActor;
  /** The page of the text itself. */
  text: LegalPageProps['actor'];
};

/** The terms for everyone to read, and for a pending user to accept or decline. */
export const TermsPage = ({ actor, text }: TermsPageProps) => {
  const canDecide = useSelector(actor, selectCanDecide);
  const isBusy = useSelector(actor, selectIsBusy);
  const refusal = useSelector(actor, selectRefusal);
  const version = useSelector(text, (snapshot) => selectText(snapshot)?.version);
  return (
    <LegalPage
      actor={text}
      lead={
        canDecide && (
          <TermsDecision
            state={isBusy ? 'busy' : 'idle'}
            refusal={refusal}
            // What is not there to be read cannot be accepted.
            onAccept={version === undefined ? null : () => actor.send({ type: 'accept', version })}
            onDecline={() => actor.send({ type: 'decline' })}
            onHold={() => actor.send({ type: 'hold' })}
            onRelease={() => actor.send({ type: 'release' })}
          />
        )
      }
    />
  );
};
