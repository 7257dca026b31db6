import type { ReactNode } from 'react';
import {
  drawnFields,
  type MatchField,
  type MatchForm,
  type MatchSeat,
  type MatchTextField,
} from '#domain/matches/form.ts';
import { dayWords } from '#domain/words/days.ts';
import { matchFormWords as words } from '#domain/words/match-form.ts';
import type { FieldFault } from '#machines/matches/form-context.ts';
import type { MatchFormActor } from '#machines/matches/form.ts';
import * as layout from '#styles/form-layout.css.ts';
import { Button } from '#views/ui/button.tsx';
import { DateTimeField } from '#views/ui/date-time-field.tsx';
import { Field } from '#views/ui/field.tsx';
import { SelectField } from '#views/ui/select-field.tsx';
import { TextField, type TextFieldProps } from '#views/ui/text-field.tsx';
import * as css from './form.css.ts';

/** What every field of the form is made from. */
export type MatchFormParts = {
  actor: MatchFormActor;
  form: MatchForm;
  fault: FieldFault | null;
  isLocked: boolean;
  /** Whether a draw has made the match. */
  isDrawn: boolean;
  isNew: boolean;
};

type Own = {
  parts: MatchFormParts;
  width: 'full' | 'half' | 'third' | 'twoThirds';
  hint?: ReactNode;
  isOptional?: boolean;
};
type OfText = Own & { field: MatchTextField };

const errorAt = ({ fault }: MatchFormParts, field: MatchField): string | undefined =>
  fault?.field === field ? fault.text : undefined;
const markOf = (isOptional: boolean): string | undefined => (isOptional ? words.optional : undefined);

/** Whether a field stays as it is. */
export const isFixed = ({ isDrawn, isNew }: MatchFormParts, field: MatchField): boolean =>
  (isDrawn && drawnFields.has(field)) || (field === 'clubId' && !isNew);

type TextProps = OfText & { label?: string } & Pick<
    TextFieldProps,
    'type' | 'inputMode' | 'maxLength' | 'readOnly'
  >;

/** One text of the form. */
export const MatchText = ({ parts, field, width, hint, isOptional = false, ...input }: TextProps) => (
  <div className={layout[width]}>
    <TextField
      label={words.fields[field]}
      {...input}
      name={field}
      mark={markOf(isOptional)}
      hint={hint}
      autoComplete="off"
      readOnly={input.readOnly === true || isFixed(parts, field)}
      value={parts.form[field]}
      state={parts.isLocked ? 'busy' : 'idle'}
      error={errorAt(parts, field)}
      onChange={(event) => parts.actor.send({ type: 'changed', field, value: event.currentTarget.value })}
    />
  </div>
);

/** A day and a time of day. */
export const MatchDateTime = ({ parts, field, width, hint, isOptional = false }: OfText) => (
  <div className={layout[width]}>
    <DateTimeField
      label={words.fields[field]}
      words={dayWords}
      name={field}
      mark={markOf(isOptional)}
      hint={hint}
      readOnly={isFixed(parts, field)}
      value={parts.form[field]}
      state={parts.isLocked ? 'busy' : 'idle'}
      error={errorAt(parts, field)}
      onChange={(value) => parts.actor.send({ type: 'changed', field, value })}
    />
  </div>
);

/** One of a list. */
export const MatchSelect = (props: OfText & { isOff?: boolean; children: ReactNode }) => {
  const { parts, field, width, hint, isOptional = false, isOff = false, children } = props;
  return (
    <div className={layout[width]}>
      <SelectField
        name={field}
        label={words.fields[field]}
        mark={markOf(isOptional)}
        hint={hint}
        disabled={parts.isLocked || isOff || isFixed(parts, field)}
        value={parts.form[field]}
        error={errorAt(parts, field)}
        onChange={(event) => parts.actor.send({ type: 'changed', field, value: event.currentTarget.value })}
      >
        {children}
      </SelectField>
    </div>
  );
};

/** Somebody who is chosen, and the way to the search. */
export const MatchPerson = (props: Own & { seat: MatchSeat }) => {
  const { parts, seat, width, hint, isOptional = false } = props;
  const { userId, name } = parts.form[seat];
  const label = words.fields[seat];
  const isSeated = userId > 0;
  const canChange = !isFixed(parts, seat);
  return (
    <div className={layout[width]}>
      <Field label={label} mark={markOf(isOptional)} hint={hint} error={errorAt(parts, seat)}>
        {({ id, ...described }) => (
          <div className={css.person}>
            <output id={id} className={css.name} data-state={isSeated ? 'chosen' : 'nobody'}>
              {isSeated ? name : words.nobody}
            </output>
            {canChange && (
              <span className={css.steps}>
                <Button
                  {...described}
                  tone="secondary"
                  size="small"
                  data-field={seat}
                  aria-label={isSeated ? words.change(label) : words.choose(label)}
                  disabled={parts.isLocked}
                  onClick={() => parts.actor.send({ type: 'choose', seat })}
                >
                  {isSeated ? words.changeShort : words.chooseShort}
                </Button>
                {isSeated && (
                  <Button
                    tone="ghost"
                    size="small"
                    disabled={parts.isLocked}
                    aria-label={words.takeOff(label)}
                    onClick={() => parts.actor.send({ type: 'take.off', seat })}
                  >
                    {words.takeOffShort}
                  </Button>
                )}
              </span>
            )}
          </div>
        )}
      </Field>
    </div>
  );
};
