import { useSelector } from '@xstate/react';
import { sessionListWords as words } from '#domain/words/session-list.ts';
import type { SessionListActor } from '#machines/session/list.ts';
import { selectIsEndingAll } from '#machines/session/list-selectors.ts';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';

/** Asks before every device is signed out. */
export const Everywhere = ({ actor }: { actor: SessionListActor }) => {
  const isEnding = useSelector(actor, selectIsEndingAll);
  const keep = (): void => actor.send({ type: 'keep' });
  return (
    <AlertDialog
      title={words.askTitle}
      purpose={words.askPurpose}
      closeLabel={words.keep}
      state={isEnding ? 'busy' : 'idle'}
      cancel={words.keep}
      onCancel={keep}
      confirm={words.confirm}
      onConfirm={() => actor.send({ type: 'confirm' })}
    />
  );
};
