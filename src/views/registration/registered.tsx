import { useSelector } from '@xstate/react';
import { registrationWords as words } from '#domain/words/registration.ts';
import type { RegistrationActor } from '#machines/registration/machine.ts';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';

/** The account is there; the way on is the sign-in. */
export const Registered = ({ actor }: { actor: RegistrationActor }) => (
  <Dialog
    state="open"
    width="confirm"
    title={words.doneTitle}
    purpose={words.done(useSelector(actor, ({ context }) => context.form.clubs.length))}
    closeLabel={words.close}
    onClose={() => actor.send({ type: 'stay' })}
    footer={
      <>
        <Button tone="secondary" onClick={() => actor.send({ type: 'stay' })}>
          {words.stay}
        </Button>
        <Button tone="primary" onClick={() => actor.send({ type: 'login' })}>
          {words.toLogin}
        </Button>
      </>
    }
  />
);
