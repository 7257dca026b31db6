import { registrationWords as words } from '#domain/words/registration.ts';
import type { RegistrationActor } from '#machines/registration/machine.ts';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';

/** Asks before what was typed is lost. */
export const Asking = ({ actor }: { actor: RegistrationActor }) => (
  <Dialog
    state="open"
    width="confirm"
    title={words.cancelTitle}
    purpose={words.cancelPurpose}
    closeLabel={words.close}
    onClose={() => actor.send({ type: 'keep' })}
    footer={
      <>
        <Button tone="secondary" onClick={() => actor.send({ type: 'keep' })}>
          {words.keep}
        </Button>
        <Button tone="dangerSolid" onClick={() => actor.send({ type: 'leave' })}>
          {words.leave}
        </Button>
      </>
    }
  />
);
