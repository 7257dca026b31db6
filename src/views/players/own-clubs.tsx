import { useSelector } from '@xstate/react';
import { useEffect, useRef, type RefObject } from 'react';
import { joiningWords } from '#domain/words/joining.ts';
import {
  selectChosen,
  selectIsJoining,
  selectIsLeaving,
  selectIsLocked,
  selectIsUnderWay,
  selectLeaving,
  selectOffered,
  selectOwnClubs,
  selectRefusal,
  selectView,
  selectWithdrawing,
  type OwnClub,
} from '#machines/players/own-clubs-selectors.ts';
import type { OwnClubsActor } from '#machines/players/own-clubs.ts';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';
import { Avatar } from '#views/ui/avatar.tsx';
import { Button } from '#views/ui/button.tsx';
import { CardHead } from '#views/ui/card-head.tsx';
import { Card } from '#views/ui/card.tsx';
import { Combobox } from '#views/ui/combobox.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Field } from '#views/ui/field.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { StatusChip } from '#views/ui/status-chip.tsx';
import { TwoLine } from '#views/ui/two-line.tsx';
import * as css from './joining.css.ts';

export { ownClubsMachine as machine } from '#machines/players/own-clubs.ts';

const words = joiningWords.own;
const title = 'own-clubs-title';

type Props = { actor: OwnClubsActor };

/** The own clubs: a section of the profile of a player. */
export const OwnClubs = ({ actor }: Props) => {
  const view = useSelector(actor, selectView);
  const reason = useSelector(actor, selectRefusal);
  const profile = useFocusKept(useSelector(actor, selectIsUnderWay));
  return (
    <div className={css.profile} ref={profile}>
      <Card as="section" padding="form" labelledBy={title}>
        <CardHead id={title}>{words.title}</CardHead>
        {view === 'loading' && <SkeletonRows label={words.loading} count={2} />}
        {view === 'failed' && (
          <EmptyState
            title={words.failed}
            text={reason}
            shot="missedPot"
            action={<Button onClick={() => actor.send({ type: 'retry' })}>{words.retry}</Button>}
          />
        )}
        {view === 'shown' && (
          <>
            <p className={css.detail}>{words.detail}</p>
            <Clubs actor={actor} />
            <Asking actor={actor} />
          </>
        )}
      </Card>
      <Leaving actor={actor} />
    </div>
  );
};

/** Puts the focus on the choice of a club where the button that was pressed has gone with its request. */
const useFocusKept = (isUnderWay: boolean): RefObject<HTMLDivElement | null> => {
  const section = useRef<HTMLDivElement>(null);
  const wasUnderWay = useRef(isUnderWay);
  useEffect(() => {
    const isOver = wasUnderWay.current && !isUnderWay;
    wasUnderWay.current = isUnderWay;
    if (!isOver || document.activeElement !== document.body) return;
    section.current?.querySelector<HTMLElement>('[name=club]')?.focus();
  }, [isUnderWay]);
  return section;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const Clubs = ({ actor }: Props) => {
  const clubs = useSelector(actor, selectOwnClubs, isSame);
  const isLocked = useSelector(actor, selectIsLocked);
  if (clubs.length === 0) return <p className={css.detail}>{words.none}</p>;
  return (
    <ul className={css.list}>
      {clubs.map((club) => (
        <li key={club.clubId} className={css.line}>
          <TwoLine
            lead={<Avatar name={club.name} shape="club" />}
            main={club.name}
            detail={<Standing club={club} />}
          />
          {club.state !== 'member' && <TakeBack actor={actor} club={club} />}
          {club.state === 'member' && (
            <Button
              tone="secondary"
              size="small"
              aria-label={words.leaveNamed(club.name)}
              disabled={isLocked}
              onClick={() => actor.send({ type: 'leave', club: { clubId: club.clubId, name: club.name } })}
            >
              {words.leave}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
};

const TakeBack = ({ actor, club: { clubId, name } }: Props & { club: OwnClub }) => {
  const isLocked = useSelector(actor, selectIsLocked);
  const isWithdrawing = useSelector(actor, selectWithdrawing) === clubId;
  return (
    <Button
      tone="secondary"
      size="small"
      aria-label={words.takeBackNamed(name)}
      state={isWithdrawing ? 'busy' : 'idle'}
      disabled={isLocked && !isWithdrawing}
      onClick={() => actor.send({ type: 'withdraw', club: { clubId, name } })}
    >
      {words.takeBack}
    </Button>
  );
};

const Standing = ({ club: { state } }: { club: OwnClub }) =>
  state === 'member' ? (
    <StatusChip status="active">{words.member}</StatusChip>
  ) : (
    <StatusChip status="upcoming">{words.waiting[state]}</StatusChip>
  );

const Asking = ({ actor }: Props) => {
  const offered = useSelector(actor, selectOffered, isSame);
  const chosen = useSelector(actor, selectChosen);
  const isLocked = useSelector(actor, selectIsLocked);
  const isJoining = useSelector(actor, selectIsJoining);
  return (
    <form
      className={css.ask}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'join' });
      }}
    >
      <div className={css.choice}>
        <Field label={words.choose}>
          {(control) => (
            <Combobox
              {...control}
              name="club"
              label={words.choose}
              value={chosen === null ? '' : String(chosen)}
              choices={offered.map(({ clubId, name }) => ({ value: String(clubId), label: name }))}
              words={{ search: words.search, none: words.noClub, open: words.open }}
              state={isLocked ? 'busy' : 'idle'}
              onChoose={(value) =>
                actor.send({ type: 'chosen', clubId: value === '' ? null : Number(value) })
              }
            />
          )}
        </Field>
      </div>
      <Button
        type="submit"
        tone="primary"
        state={isJoining ? 'busy' : 'idle'}
        disabled={(isLocked && !isJoining) || chosen === null}
      >
        {words.ask}
      </Button>
    </form>
  );
};

/** What is asked before a club is asked to let one go. */
const Leaving = ({ actor }: Props) => {
  const name = useSelector(actor, selectLeaving);
  const isLeaving = useSelector(actor, selectIsLeaving);
  if (name === null) return null;
  const cancel = (): void => actor.send({ type: 'cancel' });
  return (
    <AlertDialog
      title={words.leaveTitle(name)}
      purpose={words.leavePurpose}
      closeLabel={words.close}
      state={isLeaving ? 'busy' : 'idle'}
      cancel={words.stay}
      onCancel={cancel}
      confirm={words.leaveNow}
      onConfirm={() => actor.send({ type: 'confirm' })}
      tone="primary"
    />
  );
};
