import { useSelector } from '@xstate/react';
import { selectIsAsking, selectScreen } from '#machines/registration/selectors.ts';
import { Asking } from './asking.tsx';
import { FormDialog } from './form-dialog.tsx';
import type { RegistrationPageProps } from './form-parts.ts';
import { Registered } from './registered.tsx';

export { registrationPageMachine as pageMachine } from '#machines/registration/page.ts';
export { registrationMachine as machine } from '#machines/registration/machine.ts';
export { registrationChoicesMachine as choicesMachine } from '#machines/registration/choices.ts';

/** The registration popup. */
export const RegistrationPage = ({ actor, choices, renderProof }: RegistrationPageProps) => {
  const screen = useSelector(actor, selectScreen);
  const isAsking = useSelector(actor, selectIsAsking);
  if (screen === 'left') return null;
  if (screen === 'registered') return <Registered actor={actor} />;
  return (
    <>
      <FormDialog actor={actor} choices={choices} renderProof={renderProof} />
      {isAsking && <Asking actor={actor} />}
    </>
  );
};
