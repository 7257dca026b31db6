import type { ReactNode } from 'react';
import type {
  TournamentField,
  TournamentFlag,
  TournamentForm,
  TournamentTextField,
} from '#domain/tournaments/form.ts';
import { dayWords } from '#domain/words/days.ts';
import { tournamentFormWords as words } from '#domain/words/tournament-form.ts';
import type { TournamentFormEvent } from '#machines/tournaments/form-context.ts';
import * as layout from '#styles/form-layout.css.ts';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { DateTimeField } from '#views/ui/date-time-field.tsx';
import { DayField } from '#views/ui/day-field.tsx';
import { SelectField } from '#views/ui/select-field.tsx';
import { TextAreaField } from '#views/ui/text-area-field.tsx';
import { TextField, type TextFieldProps } from '#views/ui/text-field.tsx';

/** What every field of the form is made from. */
export type FormParts = {
  form: TournamentForm;
  send: (event: TournamentFormEvent) => void;
  errorAt: (field: TournamentField) => string | undefined;
  /** Why a field cannot be changed any more; undefined where it can. */
  lockOf: (field: TournamentField) => string | undefined;
  /** Why the own length of a round cannot be changed any more, by how many matches it has. */
  roundLockOf: (matches: number) => string | undefined;
  isBusy: boolean;
};

type Width = 'third' | 'half' | 'full' | 'twoThirds';
type Own = {
  parts: FormParts;
  field: TournamentTextField;
  width: Width;
  hint?: ReactNode;
  isOptional?: boolean;
};

const markOf = (isOptional: boolean): string | undefined => (isOptional ? words.optional : undefined);
const stateOf = ({ isBusy }: FormParts): 'busy' | 'idle' => (isBusy ? 'busy' : 'idle');

type TextProps = Own & { label?: string } & Pick<
    TextFieldProps,
    'type' | 'inputMode' | 'maxLength' | 'readOnly'
  >;

/** One text of the form. */
export const FormText = ({ parts, field, width, hint, isOptional = false, ...input }: TextProps) => {
  const lock = parts.lockOf(field);
  return (
    <div className={layout[width]}>
      <TextField
        label={words.fields[field]}
        {...input}
        name={field}
        mark={markOf(isOptional)}
        hint={lock ?? hint}
        readOnly={input.readOnly === true || lock !== undefined}
        value={parts.form[field]}
        state={stateOf(parts)}
        error={parts.errorAt(field)}
        onChange={(event) => parts.send({ type: 'changed', field, value: event.currentTarget.value })}
      />
    </div>
  );
};

/** A longer text. */
export const FormArea = ({
  parts,
  field,
  width,
  hint,
  isOptional = false,
  maxLength,
}: Own & { maxLength: number }) => (
  <div className={layout[width]}>
    <TextAreaField
      name={field}
      label={words.fields[field]}
      mark={markOf(isOptional)}
      hint={parts.lockOf(field) ?? hint}
      rows={3}
      maxLength={maxLength}
      readOnly={parts.isBusy || parts.lockOf(field) !== undefined}
      value={parts.form[field]}
      error={parts.errorAt(field)}
      onChange={(event) => parts.send({ type: 'changed', field, value: event.currentTarget.value })}
    />
  </div>
);

/** One of a list. */
export const FormSelect = ({ parts, field, width, hint, children }: Own & { children: ReactNode }) => (
  <div className={layout[width]}>
    <SelectField
      name={field}
      label={words.fields[field]}
      hint={parts.lockOf(field) ?? hint}
      disabled={parts.isBusy || parts.lockOf(field) !== undefined}
      value={parts.form[field]}
      error={parts.errorAt(field)}
      onChange={(event) => parts.send({ type: 'changed', field, value: event.currentTarget.value })}
    >
      {children}
    </SelectField>
  </div>
);

/** One day of the form. */
export const FormDay = ({ parts, field, width }: Own) => (
  <div className={layout[width]}>
    <DayField
      name={field}
      label={words.fields[field]}
      words={dayWords}
      hint={parts.lockOf(field)}
      readOnly={parts.lockOf(field) !== undefined}
      value={parts.form[field]}
      state={stateOf(parts)}
      error={parts.errorAt(field)}
      onChange={(value) => parts.send({ type: 'changed', field, value })}
    />
  </div>
);

/** A day and a time of day of the form. */
export const FormDateTime = ({ parts, field, width, hint, isOptional = false }: Own) => {
  const lock = parts.lockOf(field);
  return (
    <div className={layout[width]}>
      <DateTimeField
        name={field}
        label={words.fields[field]}
        words={dayWords}
        mark={markOf(isOptional)}
        hint={lock ?? hint}
        readOnly={lock !== undefined}
        value={parts.form[field]}
        state={stateOf(parts)}
        error={parts.errorAt(field)}
        onChange={(value) => parts.send({ type: 'changed', field, value })}
      />
    </div>
  );
};

/** What is so or not. */
export const FormFlag = ({ parts, field }: { parts: FormParts; field: TournamentFlag }) => (
  <div className={layout.full}>
    <Checkbox
      name={field}
      checked={parts.form[field]}
      disabled={parts.isBusy || parts.lockOf(field) !== undefined}
      hint={parts.lockOf(field)}
      error={parts.errorAt(field)}
      onCheckedChange={(value) => parts.send({ type: 'toggled', field, value })}
    >
      {words.fields[field]}
    </Checkbox>
  </div>
);
