import { useActorRef } from '@xstate/react';
import { machine, StepUp as Question } from '#views/session/step-up.tsx';

/** Asks whoever is signed in for the password again when a call needs it. */
export const StepUp = ({ email }: { email: string }) => (
  <Question actor={useActorRef(machine)} email={email} />
);
