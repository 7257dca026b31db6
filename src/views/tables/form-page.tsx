import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { fullGameLabel, games, type GameTypeId } from '#domain/games.ts';
import type { TableForm } from '#domain/tables/form.ts';
import { draftWords } from '#domain/words/drafts.ts';
import { errorWords } from '#domain/words/errors.ts';
import { tableWords as words } from '#domain/words/tables.ts';
import {
  selectFault,
  selectIsLocked,
  selectRefusal,
  selectRestoredFrom,
  selectView,
} from '#machines/patterns/record-selectors.ts';
import type { TableFormActor } from '#machines/tables/form.ts';
import {
  selectForm,
  selectIsSaving,
  selectMode,
  selectSaved,
  selectTariffs,
} from '#machines/tables/selectors.ts';
import * as layout from '#styles/form-layout.css.ts';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { Field } from '#views/ui/field.tsx';
import { MultiChoice } from '#views/ui/multi-choice.tsx';
import { EditorFrame } from '#views/ui/editor-frame.tsx';
import { PageMessage } from '#views/ui/page-message.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { SelectField } from '#views/ui/select-field.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import { useFaultFocus } from '#views/ui/use-fault-focus.ts';
import { TableFormDialogs } from './form-dialogs.tsx';

export { tableFormMachine as machine } from '#machines/tables/form.ts';
export { selectMode, selectSaved } from '#machines/tables/selectors.ts';

type Props = { actor: TableFormActor };
type PageProps = Props & {
  /** What stands below for those who stream from the table. */
  streaming?: ReactNode;
};

const choicesOf = () => games.map(({ id }) => ({ value: id, label: fullGameLabel(id) }));
const chosenOf = (values: readonly string[]): GameTypeId[] =>
  games.flatMap(({ id }) => (values.includes(id) ? [id] : []));

/** A table of a club, added or changed. */
export const TableFormPage = ({ actor, streaming }: PageProps) => {
  const mode = useSelector(actor, selectMode);
  const view = useSelector(actor, selectView);
  const reason = useSelector(actor, selectRefusal);
  const { number, name } = useSelector(actor, selectSaved);
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
      <PageTitle>
        {mode === 'add' || view === 'loading'
          ? words.addTitle
          : words.editTitle(words.named({ number: Number(number), name: name || null }))}
      </PageTitle>
      {view === 'loading' ? <SkeletonRows label={words.loading} count={4} /> : <Form actor={actor} />}
      {view !== 'loading' && streaming}
      <TableFormDialogs actor={actor} />
    </div>
  );
};

const Form = ({ actor }: Props) => {
  const reason = useSelector(actor, selectRefusal);
  const isLocked = useSelector(actor, selectIsLocked);
  const isSaving = useSelector(actor, selectIsSaving);
  const restoredFrom = useSelector(actor, selectRestoredFrom);
  return (
    <EditorFrame
      words={words}
      draftWords={draftWords}
      reason={reason}
      restoredFrom={restoredFrom}
      isLocked={isLocked}
      isSaving={isSaving}
      send={actor.send}
    >
      <Card as="section">
        <Fields actor={actor} />
      </Card>
    </EditorFrame>
  );
};

const Fields = ({ actor }: Props) => {
  const form = useSelector(actor, selectForm);
  const fault = useSelector(actor, selectFault);
  const mode = useSelector(actor, selectMode);
  const isLocked = useSelector(actor, selectIsLocked);
  const tariffs = useSelector(actor, selectTariffs);
  const book = (change: Partial<Pick<TableForm, 'tariffId' | 'isBookable'>>): void =>
    actor.send({ type: 'booking.changed', change });
  const fields = useFaultFocus(fault);
  const state = isLocked ? ('busy' as const) : ('idle' as const);
  const of = (field: 'number' | 'name' | 'make') => ({
    name: field,
    label: words.fields[field],
    value: form[field],
    state,
    error: fault?.field === field ? fault.text : undefined,
    onChange: (event: { currentTarget: { value: string } }) =>
      actor.send({ type: 'changed', field, value: event.currentTarget.value }),
  });
  return (
    <div className={layout.fields} ref={fields}>
      <div className={layout.third}>
        <TextField {...of('number')} inputMode="numeric" maxLength={3} />
      </div>
      <div className={layout.twoThirds}>
        <TextField {...of('name')} mark={words.optional} maxLength={100} hint={words.hints.name} />
      </div>
      <div className={layout.full}>
        <Field label={words.fields.games} mark={words.optional}>
          {(control) => (
            <MultiChoice
              {...control}
              name="games"
              label={words.fields.games}
              values={form.games}
              choices={choicesOf()}
              words={words.gameChoice}
              state={state}
              onChange={(values) => actor.send({ type: 'games.changed', games: chosenOf(values) })}
            />
          )}
        </Field>
      </div>
      <div className={layout.full}>
        <TextField {...of('make')} mark={words.optional} maxLength={100} hint={words.hints.make} />
      </div>
      <div className={layout.full}>
        <SelectField
          name="tariffId"
          label={words.fields.tariffId}
          hint={words.hints.tariffId}
          value={form.tariffId ?? ''}
          disabled={isLocked || tariffs === null}
          onChange={(event) => book({ tariffId: Number(event.currentTarget.value) || null })}
        >
          <option value="">{words.noTariff}</option>
          {form.tariffId !== null && !tariffs?.some(({ productId }) => productId === form.tariffId) && (
            <option value={form.tariffId}>{words.sameTariff}</option>
          )}
          {tariffs?.map(({ productId, name }) => (
            <option key={productId} value={productId}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={layout.full}>
        <Checkbox
          checked={form.isBookable}
          disabled={isLocked}
          hint={words.hints.isBookable}
          onCheckedChange={(isBookable) => book({ isBookable })}
        >
          {words.fields.isBookable}
        </Checkbox>
      </div>
      {mode === 'edit' && (
        <div className={layout.full}>
          <Checkbox
            checked={form.isOutOfOrder}
            disabled={isLocked}
            hint={words.hints.isOutOfOrder}
            onCheckedChange={(isOutOfOrder) => actor.send({ type: 'marked', isOutOfOrder })}
          >
            {words.fields.isOutOfOrder}
          </Checkbox>
        </div>
      )}
    </div>
  );
};
