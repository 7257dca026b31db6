import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { lockGroupOf, ownLengths } from '#domain/tournaments/form.ts';
import { tournamentLocks } from '#domain/tournaments/locks.ts';
import { isLengthLocked, roundLock } from '#domain/tournaments/round-locks.ts';
import { errorWords } from '#domain/words/errors.ts';
import { tournamentFormWords as words } from '#domain/words/tournament-form.ts';
import { selectIsLocked, selectRefusal } from '#machines/patterns/record-selectors.ts';
import {
  selectBusyWith,
  selectCategories,
  selectCanPublish,
  selectDrawn,
  selectFaults,
  selectFirstFault,
  selectForm,
  selectHasEntries,
  selectHosts,
  selectIsNew,
  selectLevels,
  selectSavedName,
  selectStage,
  selectView,
} from '#machines/tournaments/form-selectors.ts';
import type { TournamentFormActor } from '#machines/tournaments/form.ts';
import * as layout from '#styles/form-layout.css.ts';
import { Banner } from '#views/ui/banner.tsx';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { PageMessage } from '#views/ui/page-message.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { useFaultFocus } from '#views/ui/use-fault-focus.ts';
import { FormDialogs } from './form-dialogs.tsx';
import type { FormParts } from './form-fields.tsx';
import { Draw, Entries, What, When } from './form-parts.tsx';
import { StageChip } from './stage-chip.tsx';

export { tournamentFormMachine as machine } from '#machines/tournaments/form.ts';
export { associationHost, hostOf, ownTimeZone } from '#machines/tournaments/form-hosts.ts';

type Props = { actor: TournamentFormActor };

/** A tournament, made or changed. */
export const TournamentFormPage = ({ actor }: Props) => {
  const view = useSelector(actor, selectView);
  const reason = useSelector(actor, selectRefusal);
  if (view === 'missing') {
    return (
      <PageMessage
        title={words.missing}
        text={words.missingText}
        actions={<ButtonLink href="/tournament">{words.toList}</ButtonLink>}
      />
    );
  }
  if (view === 'failed') {
    return (
      <PageMessage
        title={words.failed}
        text={reason ?? ''}
        announce="alert"
        actions={<Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>}
      />
    );
  }
  return (
    <div className={layout.page}>
      <Title actor={actor} />
      {view === 'loading' ? <SkeletonRows label={words.loading} count={8} /> : <Form actor={actor} />}
      <FormDialogs actor={actor} />
    </div>
  );
};

const Title = ({ actor }: Props) => {
  const isNew = useSelector(actor, selectIsNew);
  const name = useSelector(actor, selectSavedName);
  const stage = useSelector(actor, selectStage);
  const isNamed = !isNew && name !== '';
  return (
    <PageTitle detail={isNamed && stage !== 'draft' ? <StageChip stage={stage} /> : words.detail}>
      {isNamed ? words.editTitle(name) : words.newTitle}
    </PageTitle>
  );
};

/** What every field is made from, with what its stage locks. */
function useParts(actor: TournamentFormActor): FormParts {
  const form = useSelector(actor, selectForm);
  const faults = useSelector(actor, selectFaults);
  const stage = useSelector(actor, selectStage);
  const hasEntries = useSelector(actor, selectHasEntries);
  const isBusy = useSelector(actor, selectIsLocked);
  const drawn = useSelector(actor, selectDrawn);
  const locks = tournamentLocks(stage, hasEntries);
  const isDrawn = stage === 'drawn' || stage === 'running';
  return {
    form,
    send: actor.send,
    errorAt: (field) => faults[field],
    lockOf: (field) => {
      const group = lockGroupOf(field);
      if (stage !== 'draft' && group !== null && locks.has(group)) return words.lockedBy[stage];
      const isBegun = field === 'length' && stage === 'running' && isLengthLocked(drawn, ownLengths(form));
      return isBegun ? words.lockedRound.begunAll : undefined;
    },
    roundLockOf: (round) => {
      const lock = isDrawn ? roundLock(drawn, round) : null;
      return lock === null ? undefined : words.lockedRound[lock];
    },
    isBusy,
  };
}

const Form = ({ actor }: Props) => {
  const parts = useParts(actor);
  const hosts = useSelector(actor, selectHosts);
  const levels = useSelector(actor, selectLevels);
  const categories = useSelector(actor, selectCategories);
  const reason = useSelector(actor, selectRefusal);
  const faults = useSelector(actor, selectFaults);
  const first = useSelector(actor, selectFirstFault);
  // Each refusal leads to its field, the same field again too.
  const fault = useMemo(() => (first === null ? null : { field: first, faults }), [first, faults]);
  const fields = useFaultFocus(fault);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'submit' });
      }}
    >
      <div className={layout.form} ref={fields}>
        {reason !== null && (
          <div className={layout.banner}>
            <Banner tone="error" announce="alert">
              {reason}
            </Banner>
          </div>
        )}
        <What parts={parts} />
        <When parts={parts} hosts={hosts} />
        <Entries parts={parts} categories={categories} />
        <Draw parts={parts} levels={levels} />
        <Actions actor={actor} />
      </div>
    </form>
  );
};

const Actions = ({ actor }: Props) => {
  const isLocked = useSelector(actor, selectIsLocked);
  const busyWith = useSelector(actor, selectBusyWith);
  const canPublish = useSelector(actor, selectCanPublish);
  const of = (intent: 'save' | 'publish') => ({
    state: busyWith === intent ? ('busy' as const) : ('idle' as const),
    disabled: isLocked && busyWith !== intent,
  });
  return (
    <div className={layout.actions} data-part="actions">
      <Button tone="secondary" disabled={isLocked} onClick={() => actor.send({ type: 'back' })}>
        {words.back}
      </Button>
      <Button type="submit" tone={canPublish ? 'secondary' : 'primary'} {...of('save')}>
        {canPublish ? words.save : words.update}
      </Button>
      {canPublish && (
        <Button tone="primary" {...of('publish')} onClick={() => actor.send({ type: 'publish' })}>
          {words.publish}
        </Button>
      )}
    </div>
  );
};
