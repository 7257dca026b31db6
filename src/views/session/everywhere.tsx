import { useSelector } from '@xstate/react';
import { sessionListWords as words } from '#domain/words/session-list.ts';
import type { SessionListActor } from '#machines/session/list.ts';
import { selectIsEndingAll } from '#machines/session/list-selectors.ts';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';

/** Asks before every device is signed out. */
export const Everywhere = ({ actor }: { actor: SessionListActor }) => {
  const isEnding = useSelector(actor, selectIsEndingAll);
  const keep = (): void => actor.send({ type: 'keep' });
  return (
    <Dialog
      state="open"
      width="confirm"
      closing={isEnding ? 'locked' : 'deliberate'}
      title={words.askTitle}
      purpose={words.askPurpose}
      closeLabel={words.keep}
      onClose={keep}
      footer={
        <>
          <Button tone="secondary" disabled={isEnding} onClick={keep}>
            {words.keep}
          </Button>
          <Button
            tone="dangerSolid"
            state={isEnding ? 'busy' : 'idle'}
            onClick={() => actor.send({ type: 'confirm' })}
          >
            {words.confirm}
          </Button>
        </>
      }
    />
  );
};
