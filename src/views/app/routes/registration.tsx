import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { AppActors } from '#machines/app/actors.ts';
import { useEmitted } from '#views/app/use-actor-events.ts';
import { choicesMachine, machine, RegistrationPage } from '#views/registration/page.tsx';
import {
  isSameProof,
  machine as verificationMachine,
  selectProof,
  VerificationBlock,
} from '#views/verification/block.tsx';

/** The registration popup with its actors: the form, the proof of its address, and what there is to choose from. */
export const Registration = ({ actors, onClose }: { actors: AppActors; onClose: () => void }) => {
  const actor = useActorRef(machine, { input: {} });
  const proofActor = useActorRef(verificationMachine, { input: {} });
  const choicesActor = useActorRef(choicesMachine, { input: {} });
  const proof = useSelector(proofActor, selectProof, isSameProof);
  const choices = useSelector(choicesActor, ({ context }) => context);
  const canRetry = useSelector(choicesActor, (snapshot) => snapshot.can({ type: 'retry' }));
  useEffect(() => actor.send({ type: 'proof.changed', ...proof }), [actor, proof]);
  useEmitted(actor, {
    notice: actors.notices.send,
    'proof.used': (event) => proofActor.send(event),
    'proof.refused': (event) => proofActor.send(event),
    left: ({ to, email }) => {
      if (to === 'login') actors.popup.send({ type: 'open.sign.in', email });
      else {
        // What was typed is dropped, and the address with it.
        proofActor.send({ type: 'email.changed', email: '' });
        onClose();
      }
    },
  });
  useEmitted(choicesActor, {
    notice: actors.notices.send,
  });
  return (
    <RegistrationPage
      actor={actor}
      choices={{ ...choices, onRetry: canRetry ? () => choicesActor.send({ type: 'retry' }) : null }}
      renderProof={(parts) => <VerificationBlock actor={proofActor} {...parts} />}
    />
  );
};
