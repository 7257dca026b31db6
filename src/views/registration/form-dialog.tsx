import { useSelector } from '@xstate/react';
import { registrationWords as words } from '#domain/words/registration.ts';
import type { RegistrationActor } from '#machines/registration/machine.ts';
import {
  selectFault,
  selectForm,
  selectIsRegistering,
  selectIsRestored,
  selectIsVerified,
  selectRefusal,
  selectTrimmed,
} from '#machines/registration/selectors.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { RefusalBanner } from '#views/ui/refusal-banner.tsx';
import { useFaultFocus } from '#views/ui/use-fault-focus.ts';
import { Agreements } from './agreements.tsx';
import type { FormParts, RegistrationPageProps } from './form-parts.ts';
import { ChosenClubs, ChosenCurrency } from './lists.tsx';
import { Mobile } from './mobile.tsx';
import { Names } from './names.tsx';
import * as css from './page.css.ts';
import { Secrets } from './secrets.tsx';

/** The form, in the order in which it is checked. */
export const FormDialog = ({ actor, choices, renderProof }: RegistrationPageProps) => {
  const form = useSelector(actor, selectForm);
  const fault = useSelector(actor, selectFault);
  const trimmed = useSelector(actor, selectTrimmed);
  const isRegistering = useSelector(actor, selectIsRegistering);
  const fields = useFaultFocus(fault);
  const state = isRegistering ? 'busy' : 'idle';
  const parts: FormParts = { actor, form, fault, trimmed, state };
  const errorOf = (field: 'email' | 'code') => (fault?.field === field ? fault.text : undefined);
  return (
    <Dialog
      state="open"
      width="wide"
      title={words.title}
      purpose={words.purpose}
      closeLabel={words.close}
      onClose={() => actor.send({ type: 'cancel' })}
      onSubmit={() => actor.send({ type: 'submit' })}
      footerNote={<Note actor={actor} />}
      footer={
        <>
          <Button tone="secondary" disabled={isRegistering} onClick={() => actor.send({ type: 'cancel' })}>
            {words.cancel}
          </Button>
          <Button type="submit" tone="primary" state={state}>
            {words.register}
          </Button>
        </>
      }
    >
      <div className={css.form} ref={fields}>
        <Restored actor={actor} />
        <Refusal actor={actor} />
        <Names {...parts} />
        <div className={css.full}>
          {renderProof({ faults: { email: errorOf('email'), code: errorOf('code') }, state })}
        </div>
        <Mobile {...parts} choices={choices} />
        <Secrets {...parts} />
        <ChosenCurrency {...parts} choices={choices} />
        <ChosenClubs {...parts} choices={choices} />
        <Agreements {...parts} />
      </div>
    </Dialog>
  );
};

const Refusal = ({ actor }: { actor: RegistrationActor }) => {
  const refusal = useSelector(actor, selectRefusal);
  if (refusal === null) return null;
  return (
    <div className={css.full}>
      <RefusalBanner send={actor.send}>{refusal}</RefusalBanner>
    </div>
  );
};

const Restored = ({ actor }: { actor: RegistrationActor }) =>
  useSelector(actor, selectIsRestored) && (
    <div className={css.full}>
      <Banner tone="info">{words.restored}</Banner>
    </div>
  );

const Note = ({ actor }: { actor: RegistrationActor }) =>
  useSelector(actor, selectIsVerified) ? words.verifiedNote : words.verifyNote;
