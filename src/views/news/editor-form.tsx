import type { ReactNode } from 'react';
import { useSelector } from '@xstate/react';
import { newsLimits } from '#domain/news/limits.ts';
import { newsWords } from '#domain/words/news.ts';
import type { NewsFormField } from '#machines/news/editor-form.ts';
import type { NewsEditorActor } from '#machines/news/editor.ts';
import {
  selectFault,
  selectForm,
  selectHasChanges,
  selectIsLocked,
  selectIsSaving,
  selectPicture,
  selectPlaces,
  selectRefusal,
} from '#machines/news/selectors.ts';
import * as layout from '#styles/form-layout.css.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { SelectField } from '#views/ui/select-field.tsx';
import { TextAreaField } from '#views/ui/text-area-field.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import { useFaultFocus } from '#views/ui/use-fault-focus.ts';
import { BodyField } from './body-field.tsx';

const words = newsWords.form;

export type EditorFormProps = {
  actor: NewsEditorActor;
  /** The field of the picture, which has an actor of its own. */
  picture: ReactNode;
};

/** The parts of an article. */
export const EditorForm = ({ actor, picture }: EditorFormProps) => {
  const places = useSelector(actor, selectPlaces);
  const form = useSelector(actor, selectForm);
  const fault = useSelector(actor, selectFault);
  const refusal = useSelector(actor, selectRefusal);
  const isLocked = useSelector(actor, selectIsLocked);
  const fields = useFaultFocus(fault);
  const change = (field: NewsFormField, value: string): void => actor.send({ type: 'changed', field, value });
  const isPictured = useSelector(actor, selectPicture) !== null;
  const of = (field: 'title' | 'summary' | 'body' | 'imageAlt') => ({
    name: field,
    label: words.fields[field],
    value: form[field],
    maxLength: newsLimits[field],
    readOnly: isLocked,
    error: fault?.field === field ? fault.text : undefined,
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'submit' });
      }}
    >
      <div className={layout.form} ref={fields}>
        {refusal !== null && (
          <Banner tone="error" announce="alert">
            {refusal}
          </Banner>
        )}
        <Card padding="form">
          <div className={layout.fields}>
            <div className={layout.half}>
              <SelectField
                name="place"
                label={words.fields.place}
                value={form.place}
                disabled={isLocked}
                error={fault?.field === 'place' ? fault.text : undefined}
                onChange={(event) => change('place', event.currentTarget.value)}
              >
                {places.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </SelectField>
            </div>
            <div className={layout.full}>
              <TextField {...of('title')} onChange={(event) => change('title', event.currentTarget.value)} />
            </div>
            <div className={layout.full}>
              <TextAreaField
                {...of('summary')}
                rows={2}
                hint={words.summaryHint}
                onChange={(event) => change('summary', event.currentTarget.value)}
              />
            </div>
            <div className={layout.full}>{picture}</div>
            {isPictured && (
              <div className={layout.full}>
                <TextField
                  {...of('imageAlt')}
                  hint={words.altHint}
                  onChange={(event) => change('imageAlt', event.currentTarget.value)}
                />
              </div>
            )}
            <div className={layout.full}>
              <BodyField {...of('body')} onText={(text) => change('body', text)} />
            </div>
          </div>
        </Card>
        <Actions actor={actor} isLocked={isLocked} />
      </div>
    </form>
  );
};

const Actions = ({ actor, isLocked }: Pick<EditorFormProps, 'actor'> & { isLocked: boolean }) => {
  const hasChanges = useSelector(actor, selectHasChanges);
  const isSaving = useSelector(actor, selectIsSaving);
  return (
    <div className={layout.actions} data-part="actions">
      {hasChanges && (
        <Button tone="secondary" disabled={isLocked} onClick={() => actor.send({ type: 'discard' })}>
          {words.discard}
        </Button>
      )}
      <Button tone="secondary" disabled={isLocked} onClick={() => actor.send({ type: 'preview' })}>
        {words.preview}
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
  );
};
