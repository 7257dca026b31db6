import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { clubFormWords as words } from '#domain/words/club-form.ts';
import { draftWords } from '#domain/words/drafts.ts';
import { errorWords } from '#domain/words/errors.ts';
import {
  selectFault,
  selectIsLocked,
  selectRefusal,
  selectRestoredFrom,
  selectView,
} from '#machines/patterns/record-selectors.ts';
import type { ClubFormActor } from '#machines/clubs/form.ts';
import {
  selectForm,
  selectIsSaving,
  selectKnown,
  selectMode,
  selectWarnings,
} from '#machines/clubs/form-selectors.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { PageMessage } from '#views/ui/page-message.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { RefusalBanner } from '#views/ui/refusal-banner.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { UnsavedNote } from '#views/ui/unsaved-note.tsx';
import { useFaultFocus } from '#views/ui/use-fault-focus.ts';
import { FormDialogs } from './form-dialogs.tsx';
import type { ClubChoices, FormParts } from './form-fields.tsx';
import { Contact, Fees, LicenceEntry, Organization } from './form-sections.tsx';
import * as layout from '#styles/form-layout.css.ts';

export { clubFormMachine as machine } from '#machines/clubs/form.ts';

export type ClubFormPageProps = {
  actor: ClubFormActor;
  choices: ClubChoices;
  /** The licences and channels of a club that is there, which are kept by themselves, or the channels that come with a new one. */
  entitlements: ReactNode;
  /** The logo, which has a field of its own. */
  logo: ReactNode;
  /** What mails the link for a first password again. */
  resend?: ReactNode;
};

/** A club, added or changed. */
export const ClubFormPage = ({ actor, choices, entitlements, logo, resend }: ClubFormPageProps) => {
  const mode = useSelector(actor, selectMode);
  const view = useSelector(actor, selectView);
  const reason = useSelector(actor, selectRefusal);
  const title = mode === 'add' ? words.addTitle : words.editTitle;
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
      <PageTitle>{title}</PageTitle>
      {view === 'loading' ? (
        <SkeletonRows label={words.loading} count={8} />
      ) : (
        <Form actor={actor} choices={choices} entitlements={entitlements} logo={logo} resend={resend} />
      )}
      <FormDialogs actor={actor} choices={choices} />
    </div>
  );
};

const Form = ({ actor, choices, entitlements, logo, resend }: ClubFormPageProps) => {
  const mode = useSelector(actor, selectMode);
  const fault = useSelector(actor, selectFault);
  const reason = useSelector(actor, selectRefusal);
  const restoredFrom = useSelector(actor, selectRestoredFrom);
  const isLocked = useSelector(actor, selectIsLocked);
  const fields = useFaultFocus(fault);
  const parts: FormParts = {
    actor,
    choices,
    mode,
    fault,
    form: useSelector(actor, selectForm),
    warnings: useSelector(actor, selectWarnings),
    isLocked,
  };
  const isPasswordSet = useSelector(actor, selectKnown)?.isPasswordSet ?? true;
  return (
    <div className={layout.form}>
      {reason !== null && (
        <div className={layout.banner}>
          <RefusalBanner send={actor.send}>{reason}</RefusalBanner>
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
      <form
        noValidate
        id="club"
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'submit' });
        }}
      >
        <div className={layout.form} ref={fields}>
          <Organization parts={parts} logo={logo} />
          <Fees parts={parts} />
          <Contact parts={parts} isPasswordSet={isPasswordSet} resend={resend} />
          {mode === 'add' && <LicenceEntry parts={parts} />}
        </div>
      </form>
      {fault?.field === 'channels' && (
        <Banner tone="error" announce="alert">
          {fault.text}
        </Banner>
      )}
      {entitlements}
      <Actions actor={actor} mode={mode} />
    </div>
  );
};

const Actions = ({ actor, mode }: Pick<FormParts, 'actor' | 'mode'>) => {
  const isLocked = useSelector(actor, selectIsLocked);
  const isSaving = useSelector(actor, selectIsSaving);
  return (
    <div className={layout.actions} data-part="actions">
      <Button tone="secondary" disabled={isLocked} onClick={() => actor.send({ type: 'back' })}>
        {words.back}
      </Button>
      <Button
        type="submit"
        form="club"
        tone="primary"
        state={isSaving ? 'busy' : 'idle'}
        disabled={isLocked && !isSaving}
      >
        {mode === 'add' ? words.save : words.update}
      </Button>
    </div>
  );
};
