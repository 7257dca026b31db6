import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor } from 'xstate';
import { registrationChoicesModel } from '#machines/registration/choices-model.ts';
import { registrationChoicesMachine, type RegistrationChoicesActor } from '#machines/registration/choices.ts';
import { registrationMachine } from '#machines/registration/machine.ts';
import { withoutEffects } from '#tests/support/effects.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { RegistrationPage } from '#views/registration/page.tsx';

/** The form over lists that come late, or not at all. */
const FormOver = ({ actor }: { actor: RegistrationChoicesActor }) => {
  const [form] = useState(() => createActor(registrationMachine, { input: { draft: null } }).start());
  const choices = useSelector(actor, ({ context }) => context);
  const canRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'retry' }));
  const onRetry = canRetry ? () => actor.send({ type: 'retry' }) : null;
  return <RegistrationPage actor={form} choices={{ ...choices, onRetry }} renderProof={() => null} />;
};

proveView(registrationChoicesModel, (actor) => <FormOver actor={actor} />, {
  machine: withoutEffects(registrationChoicesMachine),
});
