import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { AppActors } from '#machines/app/actors.ts';
import { useEmitted, useReports } from '#views/app/use-actor-events.ts';
import { choicesMachine, pageMachine, RegistrationPage } from '#views/registration/page.tsx';
import { VerificationBlock } from '#views/verification/block.tsx';

/** The registration popup with its actors: the form, the proof of its address, and what there is to choose from. */
export const Registration = ({ actors, onClose }: { actors: AppActors; onClose: () => void }) => {
  const page = useActorRef(pageMachine);
  const choicesActor = useActorRef(choicesMachine, { input: {} });
  // A child that has ended is none any more, and is shown all the same.
  const [{ form, proof }] = useState(() => page.getSnapshot().children);
  const choices = useSelector(choicesActor, ({ context }) => context);
  const canRetry = useSelector(choicesActor, (snapshot) => snapshot.can({ type: 'retry' }));
  useReports(page, actors.app);
  useEmitted(page, {
    // What leads to the sign-in has its form in the place of this one.
    left: ({ to }) => {
      if (to !== 'login') onClose();
    },
  });
  useReports(choicesActor, actors.app);
  if (form === undefined || proof === undefined) return null;
  return (
    <RegistrationPage
      actor={form}
      choices={{ ...choices, onRetry: canRetry ? () => choicesActor.send({ type: 'retry' }) : null }}
      renderProof={(parts) => <VerificationBlock actor={proof} {...parts} />}
    />
  );
};
