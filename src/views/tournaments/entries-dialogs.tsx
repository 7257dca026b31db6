import { useSelector } from '@xstate/react';
import { entriesWords as words } from '#domain/words/entries.ts';
import type { EntryActionsActor } from '#machines/tournaments/entry-actions.ts';
import {
  selectAct,
  selectDialog,
  selectFound,
  selectIsBusy,
  selectPlayer,
  selectRefusal,
  selectRow,
  selectSearch,
  selectText,
  selectTypedReason,
} from '#machines/tournaments/entries-selectors.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { SearchField } from '#views/ui/search-field.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { TwoLine } from '#views/ui/two-line.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import * as css from './entering.css.ts';

type Props = { actions: EntryActionsActor };

/** What is asked before an entry is lost, and the search for a player to add. */
export const EntriesDialogs = ({ actions }: Props) => {
  const dialog = useSelector(actions, selectDialog);
  if (dialog === 'confirming') return <Confirming actions={actions} />;
  if (dialog === 'exempting') return <Exempting actions={actions} />;
  return dialog === 'adding' ? <Adding actions={actions} /> : null;
};

const Refusal = ({ actions }: Props) => {
  const refusal = useSelector(actions, selectRefusal);
  return refusal === null ? null : (
    <Banner tone="error" announce="alert">
      {refusal}
    </Banner>
  );
};

/** The reason as it is typed and sent. */
const useReason = (actions: EntryActionsActor) => ({
  reason: useSelector(actions, selectTypedReason),
  refusal: useSelector(actions, selectRefusal),
  isBusy: useSelector(actions, selectIsBusy),
  onReason: (reason: string) => actions.send({ type: 'reason.changed', reason }),
  onCancel: () => actions.send({ type: 'dismiss' }),
  onConfirm: () => actions.send({ type: 'confirm' }),
});

const Confirming = ({ actions }: Props) => {
  const act = useSelector(actions, selectAct);
  const row = useSelector(actions, selectRow);
  return (
    <ReasonDialog
      {...useReason(actions)}
      texts={words.confirming[act]}
      name={row?.name ?? ''}
      mark={act === 'disqualify' ? undefined : words.optional}
      hint={words.reasonHint}
    />
  );
};

const Exempting = ({ actions }: Props) => {
  const player = useSelector(actions, selectPlayer);
  return (
    <ReasonDialog
      {...useReason(actions)}
      texts={words.letIn}
      name={player?.name ?? ''}
      hint={words.letIn.hint}
    />
  );
};

const Adding = ({ actions }: Props) => {
  const text = useSelector(actions, selectText);
  const search = useSelector(actions, selectSearch);
  const dismiss = (): void => actions.send({ type: 'dismiss' });
  const isEntering = search === 'entering';
  return (
    <Dialog
      state="open"
      title={words.addTitle}
      purpose={words.addPurpose}
      closeLabel={words.close}
      onClose={dismiss}
      footer={
        <Button tone="secondary" disabled={isEntering} onClick={dismiss}>
          {words.done}
        </Button>
      }
    >
      <Stack>
        <SearchField
          label={words.addSearch}
          value={text}
          maxLength={100}
          disabled={isEntering}
          onChange={(event) => actions.send({ type: 'text.changed', text: event.currentTarget.value })}
        />
        <Refusal actions={actions} />
        <Found actions={actions} />
      </Stack>
    </Dialog>
  );
};

const Found = ({ actions }: Props) => {
  const search = useSelector(actions, selectSearch);
  const found = useSelector(actions, selectFound);
  const chosen = useSelector(actions, selectPlayer);
  if (search === 'still') return <p className={css.muted}>{words.tooShort}</p>;
  if (search === 'searching') {
    return (
      <p className={css.muted} role="status">
        {words.searching}
      </p>
    );
  }
  if (found.length === 0) return search === 'found' ? <p role="status">{words.notFound}</p> : null;
  return (
    <ul className={css.found} aria-label={words.found}>
      {found.map((player) => {
        const isBusy = search === 'entering' && chosen?.userId === player.userId;
        return (
          <li key={player.userId} className={css.foundRow}>
            <TwoLine main={player.name} detail={player.email} />
            <Button
              size="small"
              state={isBusy ? 'busy' : 'idle'}
              disabled={search === 'entering' && !isBusy}
              aria-label={words.choose(player.name)}
              onClick={() => actions.send({ type: 'player.chosen', player })}
            >
              {words.add}
            </Button>
          </li>
        );
      })}
    </ul>
  );
};
