import { useSelector } from '@xstate/react';
import { draftWords } from '#domain/words/drafts.ts';
import { errorWords } from '#domain/words/errors.ts';
import { matchFormWords as words } from '#domain/words/match-form.ts';
import {
  selectFault,
  selectIsLocked,
  selectRefusal,
  selectRestoredFrom,
} from '#machines/patterns/record-selectors.ts';
import {
  selectCanRemove,
  selectForm,
  selectIsDrawn,
  selectIsNew,
  selectIsSaving,
  selectSavedName,
  selectView,
} from '#machines/matches/form-selectors.ts';
import type { MatchFormActor } from '#machines/matches/form.ts';
import * as layout from '#styles/form-layout.css.ts';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { EditorFrame } from '#views/ui/editor-frame.tsx';
import { PageMessage } from '#views/ui/page-message.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { useFaultFocus } from '#views/ui/use-fault-focus.ts';
import { MatchFormDialogs } from './form-dialogs.tsx';
import type { MatchFormParts } from './form-fields.tsx';
import { What, When, Who } from './form-parts.tsx';

export {
  associationHost,
  matchFormMachine as machine,
  matchHostOf,
  ownTimeZone,
} from '#machines/matches/form.ts';

type Props = { actor: MatchFormActor };

/** What players see where matches are made. */
export const MadeByClub = () => (
  <PageMessage
    title={words.byClub}
    text={words.byClubText}
    actions={<ButtonLink href="/match">{words.toMatches}</ButtonLink>}
  />
);

/** A single match, made or changed; of a match of a tournament its time, table and referee. */
export const MatchFormPage = ({ actor }: Props) => {
  const view = useSelector(actor, selectView);
  const reason = useSelector(actor, selectRefusal);
  if (view === 'failed') {
    return (
      <PageMessage
        title={words.failed}
        text={reason ?? ''}
        announce="alert"
        actions={
          <>
            <ButtonLink href="/match" tone="secondary">
              {words.toMatches}
            </ButtonLink>
            <Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>
          </>
        }
      />
    );
  }
  return (
    <div className={layout.page}>
      <Title actor={actor} />
      {view === 'loading' ? <SkeletonRows label={words.loading} count={8} /> : <Form actor={actor} />}
      <MatchFormDialogs actor={actor} />
    </div>
  );
};

const Title = ({ actor }: Props) => {
  const isNew = useSelector(actor, selectIsNew);
  const isDrawn = useSelector(actor, selectIsDrawn);
  const name = useSelector(actor, selectSavedName);
  return (
    <PageTitle detail={isDrawn ? words.drawnDetail : words.detail}>
      {isNew || name === '' ? words.newTitle : words.editTitle(name)}
    </PageTitle>
  );
};

const Form = ({ actor }: Props) => {
  const form = useSelector(actor, selectForm);
  const fault = useSelector(actor, selectFault);
  const reason = useSelector(actor, selectRefusal);
  const restoredFrom = useSelector(actor, selectRestoredFrom);
  const isLocked = useSelector(actor, selectIsLocked);
  const isSaving = useSelector(actor, selectIsSaving);
  const isDrawn = useSelector(actor, selectIsDrawn);
  const isNew = useSelector(actor, selectIsNew);
  const canRemove = useSelector(actor, selectCanRemove);
  const fields = useFaultFocus(fault);
  const parts: MatchFormParts = { actor, form, fault, isLocked, isDrawn, isNew };
  return (
    <EditorFrame
      words={words}
      draftWords={draftWords}
      reason={reason}
      restoredFrom={restoredFrom}
      isLocked={isLocked}
      isSaving={isSaving}
      send={actor.send}
      besides={
        canRemove && (
          <Button tone="danger" disabled={isLocked} onClick={() => actor.send({ type: 'remove' })}>
            {words.remove}
          </Button>
        )
      }
    >
      <div className={layout.form} ref={fields}>
        <What parts={parts} />
        <Who parts={parts} />
        <When parts={parts} />
      </div>
    </EditorFrame>
  );
};
