import { useSelector } from '@xstate/react';
import { draftWords } from '#domain/words/drafts.ts';
import { errorWords } from '#domain/words/errors.ts';
import { joiningWords } from '#domain/words/joining.ts';
import { playerWords as words } from '#domain/words/players.ts';
import {
  selectFault,
  selectIsLocked,
  selectRefusal,
  selectRestoredFrom,
  selectView,
} from '#machines/patterns/record-selectors.ts';
import {
  selectForm,
  selectIsSaving,
  selectIsTaken,
  selectMode,
  selectName,
  selectViewer,
} from '#machines/players/form-selectors.ts';
import type { PlayerFormActor } from '#machines/players/form.ts';
import * as layout from '#styles/form-layout.css.ts';
import { Banner } from '#views/ui/banner.tsx';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { PageMessage } from '#views/ui/page-message.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { TextButton } from '#views/ui/text-button.tsx';
import { UnsavedNote } from '#views/ui/unsaved-note.tsx';
import { useFaultFocus } from '#views/ui/use-fault-focus.ts';
import { PlayerFormDialogs } from './form-dialogs.tsx';
import type { FormParts, PlayerChoices } from './form-fields.tsx';
import { MembershipSection, PersonSection } from './form-sections.tsx';

export { playerFormMachine as machine } from '#machines/players/form.ts';
export { selectKnownName } from '#machines/players/form-selectors.ts';

export type PlayerFormPageProps = { actor: PlayerFormActor; choices: PlayerChoices };

/** A person, added or changed by an administrator. */
export const PlayerFormPage = ({ actor, choices }: PlayerFormPageProps) => {
  const mode = useSelector(actor, selectMode);
  const view = useSelector(actor, selectView);
  const reason = useSelector(actor, selectRefusal);
  const name = useSelector(actor, selectName);
  const { roleId } = useSelector(actor, selectForm);
  if (view === 'failed') {
    return (
      <PageMessage
        title={words.formFailed}
        text={reason ?? ''}
        announce="alert"
        actions={
          <>
            <ButtonLink href="/player">{words.toList}</ButtonLink>
            <Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>
          </>
        }
      />
    );
  }
  return (
    <div className={layout.page}>
      <PageTitle>
        {mode === 'add' || view === 'loading'
          ? words.addTitle[roleId as keyof typeof words.addTitle]
          : words.editTitle(name)}
      </PageTitle>
      {view === 'loading' ? (
        <SkeletonRows label={words.formLoading} count={6} />
      ) : (
        <Form actor={actor} choices={choices} />
      )}
      <PlayerFormDialogs actor={actor} choices={choices} />
    </div>
  );
};

const Form = ({ actor, choices }: PlayerFormPageProps) => {
  const fault = useSelector(actor, selectFault);
  const reason = useSelector(actor, selectRefusal);
  const isSaving = useSelector(actor, selectIsSaving);
  const isLocked = useSelector(actor, selectIsLocked);
  const isTaken = useSelector(actor, selectIsTaken);
  const restoredFrom = useSelector(actor, selectRestoredFrom);
  const fields = useFaultFocus(fault);
  const parts: FormParts = {
    actor,
    choices,
    fault,
    isLocked,
    form: useSelector(actor, selectForm),
    mode: useSelector(actor, selectMode),
    viewer: useSelector(actor, selectViewer),
  };
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
        {restoredFrom !== null && (
          <UnsavedNote
            words={draftWords}
            from={restoredFrom}
            isLocked={isLocked}
            onKeep={() => actor.send({ type: 'keep.draft' })}
            onDiscard={() => actor.send({ type: 'discard.draft' })}
          />
        )}
        {isTaken && (
          <Banner tone="info" announce="status">
            {joiningWords.proposeHint}{' '}
            <TextButton onClick={() => actor.send({ type: 'propose' })}>{joiningWords.propose}</TextButton>
          </Banner>
        )}
        <PersonSection parts={parts} />
        <MembershipSection parts={parts} />
        <div className={layout.actions} data-part="actions">
          <Button tone="secondary" disabled={isLocked} onClick={() => actor.send({ type: 'back' })}>
            {words.back}
          </Button>
          <Button
            type="submit"
            tone="primary"
            state={isSaving ? 'busy' : 'idle'}
            disabled={isLocked && !isSaving}
          >
            {words.save}
          </Button>
        </div>
      </div>
    </form>
  );
};
