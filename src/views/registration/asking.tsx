import { registrationWords as words } from '#domain/words/registration.ts';
import type { RegistrationActor } from '#machines/registration/machine.ts';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';

/** Asks before what was typed is lost. */
export const Asking = ({ actor }: { actor: RegistrationActor }) => (
  <AlertDialog
    title={words.cancelTitle}
    purpose={words.cancelPurpose}
    closeLabel={words.close}
    cancel={words.keep}
    onCancel={() => actor.send({ type: 'keep' })}
    confirm={words.leave}
    onConfirm={() => actor.send({ type: 'leave' })}
  />
);
