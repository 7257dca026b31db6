import { useSelector } from '@xstate/react';
import { longestDescription, longestProductName, type ProductForm } from '#domain/products/form.ts';
import { draftWords } from '#domain/words/drafts.ts';
import { errorWords } from '#domain/words/errors.ts';
import { productWords as words } from '#domain/words/products.ts';
import {
  selectDialog,
  selectFault,
  selectIsLocked,
  selectRefusal,
  selectRestoredFrom,
  selectView,
} from '#machines/patterns/record-selectors.ts';
import type { ProductFormActor } from '#machines/products/form.ts';
import { selectConflict, selectForm, selectIsSaving, selectSavedName } from '#machines/products/selectors.ts';
import * as layout from '#styles/form-layout.css.ts';
import { EditorFrame } from '#views/ui/editor-frame.tsx';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { DifferenceDialog } from '#views/ui/difference-dialog.tsx';
import { LeavingDialog } from '#views/ui/leaving-dialog.tsx';
import { PageMessage } from '#views/ui/page-message.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { TextAreaField } from '#views/ui/text-area-field.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import { useFaultFocus } from '#views/ui/use-fault-focus.ts';

export { productFormMachine as machine } from '#machines/products/form.ts';

type Props = { actor: ProductFormActor };

/** A product of a club, added or changed. */
export const ProductFormPage = ({ actor }: Props) => {
  const view = useSelector(actor, selectView);
  const reason = useSelector(actor, selectRefusal);
  const name = useSelector(actor, selectSavedName);
  if (view === 'failed') {
    return (
      <PageMessage
        title={words.failedOne}
        text={reason ?? ''}
        announce="alert"
        actions={<Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>}
      />
    );
  }
  return (
    <div className={layout.page}>
      <PageTitle detail={name === null && words.addPurpose}>
        {name === null || view === 'loading' ? words.addTitle : words.editTitle(name)}
      </PageTitle>
      {view === 'loading' ? <SkeletonRows label={words.readingOne} count={2} /> : <Form actor={actor} />}
      <Dialogs actor={actor} />
    </div>
  );
};

const Form = ({ actor }: Props) => (
  <EditorFrame
    words={words}
    draftWords={draftWords}
    reason={useSelector(actor, selectRefusal)}
    restoredFrom={useSelector(actor, selectRestoredFrom)}
    isLocked={useSelector(actor, selectIsLocked)}
    isSaving={useSelector(actor, selectIsSaving)}
    send={actor.send}
  >
    <Card as="section">
      <Fields actor={actor} />
    </Card>
  </EditorFrame>
);

const Fields = ({ actor }: Props) => {
  const form = useSelector(actor, selectForm);
  const fault = useSelector(actor, selectFault);
  const isLocked = useSelector(actor, selectIsLocked);
  const fields = useFaultFocus(fault);
  const of = (field: keyof ProductForm) => ({
    name: field,
    label: words.fields[field],
    hint: words.hints[field],
    value: form[field],
    error: fault?.field === field ? fault.text : undefined,
    onChange: (event: { currentTarget: { value: string } }) =>
      actor.send({ type: 'changed', field, value: event.currentTarget.value }),
  });
  return (
    <div className={layout.fields} ref={fields}>
      <div className={layout.full}>
        <TextField {...of('name')} maxLength={longestProductName} state={isLocked ? 'busy' : 'idle'} />
      </div>
      <div className={layout.full}>
        <TextAreaField
          {...of('description')}
          mark={words.optional}
          maxLength={longestDescription}
          readOnly={isLocked}
        />
      </div>
    </div>
  );
};

const Dialogs = ({ actor }: Props) => {
  const dialog = useSelector(actor, selectDialog);
  const stay = (): void => actor.send({ type: 'stay' });
  if (dialog === 'conflict') return <Conflict actor={actor} />;
  if (dialog === 'none') return null;
  return <LeavingDialog words={words} onStay={stay} onLeave={() => actor.send({ type: 'leave' })} />;
};

const Conflict = ({ actor }: Props) => {
  const conflict = useSelector(actor, selectConflict, isSame);
  const rows = (conflict?.fields ?? []).map((field) => ({
    field: words.fields[field],
    mine: conflict?.mine[field] || words.nothing,
    theirs: conflict?.theirs[field] || words.nothing,
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

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
