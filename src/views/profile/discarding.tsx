import { profileWords as words } from '#domain/words/profile.ts';
import type { ProfileActor } from '#machines/profile/machine.ts';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';

/** Asks before what was typed is lost. */
export const Discarding = ({ actor }: { actor: ProfileActor }) => (
  <AlertDialog
    title={words.discardTitle}
    purpose={words.discardPurpose}
    closeLabel={words.keep}
    cancel={words.keep}
    onCancel={() => actor.send({ type: 'keep' })}
    confirm={words.discardNow}
    onConfirm={() => actor.send({ type: 'confirm' })}
  />
);
