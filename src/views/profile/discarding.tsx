import { profileWords as words } from '#domain/words/profile.ts';
import type { ProfileActor } from '#machines/profile/machine.ts';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';

/** Asks before what was typed is lost. */
export const Discarding = ({ actor }: { actor: ProfileActor }) => (
  <Dialog
    state="open"
    width="confirm"
    title={words.discardTitle}
    purpose={words.discardPurpose}
    closeLabel={words.keep}
    onClose={() => actor.send({ type: 'keep' })}
    footer={
      <>
        <Button tone="secondary" onClick={() => actor.send({ type: 'keep' })}>
          {words.keep}
        </Button>
        <Button tone="dangerSolid" onClick={() => actor.send({ type: 'confirm' })}>
          {words.discardNow}
        </Button>
      </>
    }
  />
);
