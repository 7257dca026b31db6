import { useSelector } from '@xstate/react';
import { fullGameLabel } from '#domain/games.ts';
import type { MatchField, MatchForm } from '#domain/matches/form.ts';
import { isGame } from '#domain/tournaments/form.ts';
import { errorWords } from '#domain/words/errors.ts';
import { matchFormWords as words } from '#domain/words/match-form.ts';
import { tableWords } from '#domain/words/tables.ts';
import {
  selectConflict,
  selectDialog,
  selectFound,
  selectHosts,
  selectIsDeleting,
  selectSavedName,
  selectSearch,
  selectSearching,
  selectSeat,
  selectVenue,
} from '#machines/matches/form-selectors.ts';
import type { MatchFormActor } from '#machines/matches/form.ts';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { DifferenceDialog } from '#views/ui/difference-dialog.tsx';
import { LeavingDialog } from '#views/ui/leaving-dialog.tsx';
import { SearchField } from '#views/ui/search-field.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { TwoLine } from '#views/ui/two-line.tsx';
import * as css from './form.css.ts';

type Props = { actor: MatchFormActor };

/** The dialog that stands over the form, if any. */
export const MatchFormDialogs = ({ actor }: Props) => {
  const dialog = useSelector(actor, selectDialog);
  if (dialog === 'choosing') return <Choosing actor={actor} />;
  if (dialog === 'conflict') return <Conflict actor={actor} />;
  if (dialog === 'removing') return <Removing actor={actor} />;
  if (dialog === 'none') return null;
  return (
    <LeavingDialog
      words={words}
      onStay={() => actor.send({ type: 'stay' })}
      onLeave={() => actor.send({ type: 'leave' })}
    />
  );
};

const Choosing = ({ actor }: Props) => {
  const seat = useSelector(actor, selectSeat);
  const search = useSelector(actor, selectSearch);
  const cancel = (): void => actor.send({ type: 'cancel' });
  return (
    <Dialog
      state="open"
      title={words.search.titles[seat]}
      purpose={seat === 'referee' ? words.search.refereePurpose : words.search.playerPurpose}
      closeLabel={words.close}
      onClose={cancel}
      footer={
        <Button tone="secondary" onClick={cancel}>
          {words.cancel}
        </Button>
      }
    >
      <Stack>
        <SearchField
          label={words.search.field}
          value={search}
          maxLength={100}
          onChange={(event) => actor.send({ type: 'search.changed', text: event.currentTarget.value })}
        />
        <Found actor={actor} />
      </Stack>
    </Dialog>
  );
};

const Found = ({ actor }: Props) => {
  const state = useSelector(actor, selectSearching);
  const found = useSelector(actor, selectFound);
  if (state === 'failed') {
    return (
      <Banner tone="error" announce="alert">
        {words.search.failed}{' '}
        <Button tone="secondary" size="small" onClick={() => actor.send({ type: 'retry' })}>
          {errorWords.retry}
        </Button>
      </Banner>
    );
  }
  if (state === 'searching') {
    return (
      <p className={css.muted} role="status">
        {words.search.searching}
      </p>
    );
  }
  if (found.length === 0) return <p role="status">{words.search.none}</p>;
  return (
    <ul className={css.found} aria-label={words.search.found}>
      {found.map((person) => (
        <li key={person.userId} className={css.foundRow}>
          <TwoLine main={person.name} detail={person.email} />
          <Button
            size="small"
            aria-label={words.search.chooseOne(person.name)}
            onClick={() => actor.send({ type: 'person.chosen', person })}
          >
            {words.search.choose}
          </Button>
        </li>
      ))}
    </ul>
  );
};

const Removing = ({ actor }: Props) => {
  const name = useSelector(actor, selectSavedName);
  const isDeleting = useSelector(actor, selectIsDeleting);
  return (
    <AlertDialog
      title={words.removeTitle(name)}
      purpose={words.removePurpose}
      closeLabel={words.close}
      state={isDeleting ? 'busy' : 'idle'}
      cancel={words.cancel}
      onCancel={() => actor.send({ type: 'cancel' })}
      confirm={words.removeNow}
      onConfirm={() => actor.send({ type: 'confirm' })}
    />
  );
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const Conflict = ({ actor }: Props) => {
  const conflict = useSelector(actor, selectConflict, isSame);
  const hosts = useSelector(actor, selectHosts);
  const tables = useSelector(actor, selectVenue)?.rows ?? [];
  const textOf = (form: MatchForm, field: MatchField): string => {
    const value = form[field];
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    if (typeof value === 'object') return value.name || words.nothing;
    if (field === 'clubId') return hosts.find((host) => host.value === value)?.label ?? words.nothing;
    if (field === 'gameType' && isGame(value)) return fullGameLabel(value);
    const table = field === 'tableId' && tables.find(({ tableId }) => String(tableId) === value);
    return (table ? tableWords.named(table) : value.replace('T', ' ')) || words.nothing;
  };
  const rows = (conflict?.fields ?? []).map((field) => ({
    field: words.fields[field],
    mine: conflict ? textOf(conflict.mine, field) : '',
    theirs: conflict ? textOf(conflict.theirs, field) : '',
  }));
  return (
    <DifferenceDialog
      words={words}
      rows={rows}
      onKeepMine={() => actor.send({ type: 'keep.mine' })}
      onTakeTheirs={() => actor.send({ type: 'take.theirs' })}
      onStay={() => actor.send({ type: 'stay' })}
    />
  );
};
