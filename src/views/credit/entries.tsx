import { useSelector } from '@xstate/react';
import { creditWords } from '#domain/words/credit.ts';
import {
  selectDialog,
  selectEntries,
  selectHasOlder,
  selectMeant,
  selectRefusal,
} from '#machines/credit/own-credit-selectors.ts';
import type { OwnCreditActor } from '#machines/credit/own-credit.ts';
import { EntriesDialog } from './entries-dialog.tsx';

/** What was booked to the own credit at a club. */
export const Entries = ({ actor }: { actor: OwnCreditActor }) => {
  const meant = useSelector(actor, selectMeant);
  const dialog = useSelector(actor, selectDialog);
  const entries = useSelector(actor, selectEntries);
  const hasOlder = useSelector(actor, selectHasOlder);
  const refusal = useSelector(actor, selectRefusal);
  if (meant === null) return null;
  return (
    <EntriesDialog
      title={creditWords.mine.look(meant.club.name)}
      state={dialog === 'reading' || dialog === 'unread' ? dialog : 'looking'}
      owed={creditWords.mine.owed}
      {...{ entries, hasOlder, refusal }}
      onClose={() => actor.send({ type: 'close' })}
      onOlder={() => actor.send({ type: 'older' })}
      onRetry={() => actor.send({ type: 'retry' })}
    />
  );
};
