import { useSelector } from '@xstate/react';
import { drawChangeWords as words } from '#domain/words/draw-changes.ts';
import { entriesWords } from '#domain/words/entries.ts';
import { canBegin, type DrawChange, type DrawnPlayer } from '#machines/tournaments/draw-changes-setup.ts';
import type { DrawChangesActor } from '#machines/tournaments/draw-changes.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { CardHead } from '#views/ui/card-head.tsx';
import { Card } from '#views/ui/card.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { SearchField } from '#views/ui/search-field.tsx';
import { SelectField } from '#views/ui/select-field.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { TwoLine } from '#views/ui/two-line.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import * as css from './entering.css.ts';

type Props = { actor: DrawChangesActor };
type Snapshot = ReturnType<DrawChangesActor['getSnapshot']>;

const acts = ['swap', 'replace', 'letIn'] as const satisfies DrawChange[];

/** The ways to change a draw by hand; nothing where the stage allows none. */
export const DrawChanges = ({ actor }: Props) => {
  const at = useSelector(actor, (snapshot) => snapshot);
  const { facts, refusal } = at.context;
  const offered = acts.filter((act) => canBegin(facts, act));
  if (offered.length === 0) return null;
  return (
    <Card as="section" padding="form">
      <CardHead>{words.title}</CardHead>
      <Stack>
        <p className={css.muted}>{words.purpose}</p>
        {at.matches('unread') && (
          <Banner tone="error" title={words.failed} announce="alert">
            {refusal}
          </Banner>
        )}
        <span className={css.steps}>
          {offered.map((act) => (
            <Button
              key={act}
              tone="secondary"
              state={at.matches('loading') && at.context.act === act ? 'busy' : 'idle'}
              disabled={!at.can({ type: 'begin', act }) && !(at.matches('loading') && at.context.act === act)}
              onClick={() => actor.send({ type: 'begin', act })}
            >
              {words.acts[act]}
            </Button>
          ))}
        </span>
      </Stack>
      {(at.matches('editing') || at.matches('changing')) && <Editor actor={actor} at={at} />}
      {(at.matches('exempting') || at.matches('admitting')) && <Exempting actor={actor} at={at} />}
    </Card>
  );
};

const Editor = ({ actor, at }: Props & { at: Snapshot }) => {
  const { act, players, one, two, fault, refusal } = at.context;
  const isBusy = at.matches('changing');
  const dismiss = (): void => actor.send({ type: 'dismiss' });
  const isSwap = act === 'swap';
  return (
    <Dialog
      state="open"
      title={words.titles[act]}
      purpose={words.purposes[act]}
      closeLabel={words.close}
      onClose={isBusy ? undefined : dismiss}
      onSubmit={isSwap && !isBusy ? () => actor.send({ type: 'confirm' }) : undefined}
      footer={
        <>
          <Button tone="secondary" disabled={isBusy} onClick={dismiss}>
            {words.cancel}
          </Button>
          {isSwap && (
            <Button type="submit" state={isBusy ? 'busy' : 'idle'}>
              {words.swapNow}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {refusal !== null && (
          <Banner tone="error" announce="alert">
            {refusal}
          </Banner>
        )}
        {act !== 'letIn' && (
          <Chooser
            label={isSwap ? words.one : words.out}
            players={players}
            value={one}
            isBusy={isBusy}
            error={fault ?? undefined}
            onChoose={(userId) => actor.send({ type: 'one.chosen', userId })}
          />
        )}
        {isSwap ? (
          <Chooser
            label={words.two}
            players={players.filter(({ userId }) => userId !== one)}
            value={two}
            isBusy={isBusy}
            error={undefined}
            onChoose={(userId) => actor.send({ type: 'two.chosen', userId })}
          />
        ) : (
          <Newcomers actor={actor} at={at} />
        )}
      </Stack>
    </Dialog>
  );
};

const Exempting = ({ actor, at }: Props & { at: Snapshot }) => {
  const { newcomer, reason, refusal } = at.context;
  return (
    <ReasonDialog
      texts={entriesWords.letIn}
      name={newcomer?.name ?? ''}
      hint={entriesWords.letIn.hint}
      reason={reason}
      refusal={refusal}
      isBusy={at.matches('admitting')}
      onReason={(typed) => actor.send({ type: 'reason.changed', reason: typed })}
      onCancel={() => actor.send({ type: 'dismiss' })}
      onConfirm={() => actor.send({ type: 'confirm' })}
    />
  );
};

type ChooserProps = {
  label: string;
  players: readonly DrawnPlayer[];
  value: number | null;
  isBusy: boolean;
  error: string | undefined;
  onChoose: (userId: number | null) => void;
};

const Chooser = ({ label, players, value, isBusy, error, onChoose }: ChooserProps) => (
  <SelectField
    label={label}
    disabled={isBusy}
    value={value ?? ''}
    error={error}
    onChange={(event) => onChoose(Number(event.currentTarget.value) || null)}
  >
    <option value="">{words.choose}</option>
    {players.map(({ userId, name }) => (
      <option key={userId} value={userId}>
        {name}
      </option>
    ))}
  </SelectField>
);

/** Who can be put in: the waiting list until somebody is searched for. */
const Newcomers = ({ actor, at }: Props & { at: Snapshot }) => {
  const { text, waiting, found, newcomer } = at.context;
  const isBusy = at.matches('changing');
  const isSearched = text.trim().length >= 2;
  const shown = isSearched ? found : waiting;
  const isSearching = at.matches({ editing: 'typing' }) || at.matches({ editing: 'searching' });
  return (
    <>
      <SearchField
        label={words.search}
        value={text}
        maxLength={100}
        disabled={isBusy}
        onChange={(event) => actor.send({ type: 'text.changed', text: event.currentTarget.value })}
      />
      {isSearching ? (
        <p className={css.muted} role="status">
          {words.searching}
        </p>
      ) : shown.length === 0 ? (
        <p className={css.muted} role="status">
          {isSearched ? words.none : words.nobodyWaits}
        </p>
      ) : (
        <ul className={css.found} aria-label={isSearched ? words.found : words.waiting}>
          {shown.map((player) => {
            const isTaken = isBusy && newcomer?.userId === player.userId;
            return (
              <li key={player.userId} className={css.foundRow}>
                <TwoLine main={player.name} detail={player.email} />
                <Button
                  size="small"
                  state={isTaken ? 'busy' : 'idle'}
                  disabled={isBusy && !isTaken}
                  aria-label={words.takeOne(player.name)}
                  onClick={() => actor.send({ type: 'newcomer.chosen', newcomer: player })}
                >
                  {words.take}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
};
