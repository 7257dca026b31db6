import type { ReactNode } from 'react';
import { countryCodeOf, type Country, type Currency } from '#domain/countries/country.ts';
import {
  isNumberField,
  withText,
  type ClubForm,
  type ClubTextField,
  type NumberField,
} from '#domain/clubs/form.ts';
import { clubFormWords as words } from '#domain/words/club-form.ts';
import { dayWords } from '#domain/words/days.ts';
import type { ClubFormActor } from '#machines/clubs/form.ts';
import { DayField } from '#views/ui/day-field.tsx';
import { PhoneField } from '#views/ui/phone-field.tsx';
import { SelectField } from '#views/ui/select-field.tsx';
import { TextField, type TextFieldProps } from '#views/ui/text-field.tsx';
import * as layout from '#styles/form-layout.css.ts';

/** What there is to choose from; what a form holds can be chosen even where nobody offers it. */
export type ClubChoices = { countries: readonly Country[]; currencies: readonly Currency[] };

/** What every field of the form is made from. */
export type FormParts = {
  actor: ClubFormActor;
  form: ClubForm;
  mode: 'add' | 'edit';
  fault: { field: string; text: string } | null;
  /** What is said of each number while it is typed. */
  warnings: Readonly<Partial<Record<NumberField, string>>>;
  isLocked: boolean;
  choices: ClubChoices;
};

type Width = 'third' | 'half' | 'full';
type Own = { field: ClubTextField; width: Width; isOptional?: boolean };

const errorAt = ({ fault }: FormParts, field: string): string | undefined =>
  fault?.field === field ? fault.text : undefined;

export type FormTextProps = Own & {
  parts: FormParts;
} & Pick<
    TextFieldProps,
    'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'affix' | 'hint' | 'readOnly' | 'onKeyDown'
  >;

/** One text of the form. */
export const FormText = ({ parts, field, width, isOptional = false, ...input }: FormTextProps) => (
  <div className={layout[width]}>
    <TextField
      {...input}
      name={field}
      label={words.fields[field]}
      mark={isOptional ? words.optional : undefined}
      value={parts.form[field]}
      state={parts.isLocked ? 'busy' : 'idle'}
      error={errorAt(parts, field) ?? (isNumberField(field) ? parts.warnings[field] : undefined)}
      onChange={(event) => parts.actor.send({ type: 'changed', field, value: event.currentTarget.value })}
    />
  </div>
);

/** One day of the form. */
export const FormDay = ({ parts, field }: { parts: FormParts; field: 'licenceStart' | 'licenceEnd' }) => (
  <div className={layout.third}>
    <DayField
      name={field}
      label={words.fields[field]}
      words={dayWords}
      value={parts.form[field]}
      state={parts.isLocked ? 'busy' : 'idle'}
      error={errorAt(parts, field)}
      onChange={(value) => parts.actor.send({ type: 'changed', field, value })}
    />
  </div>
);

export type FormSelectProps = Own & { parts: FormParts; isOff?: boolean; hint?: string; children: ReactNode };

/** One choice of the form. */
export const FormSelect = (props: FormSelectProps) => {
  const { parts, field, width, isOptional = false, isOff = false, hint, children } = props;
  return (
    <div className={layout[width]}>
      <SelectField
        name={field}
        label={words.fields[field]}
        mark={isOptional ? words.optional : undefined}
        hint={hint}
        value={parts.form[field]}
        disabled={parts.isLocked || isOff}
        error={errorAt(parts, field)}
        onChange={(event) => parts.actor.send({ type: 'changed', field, value: event.currentTarget.value })}
      >
        {children}
      </SelectField>
    </div>
  );
};

type Phone = 'contactNumber' | 'mobile' | 'pocMobile';
type Code = 'countryCode' | 'alternateCountryCode' | 'pocCountryCode';

export type FormPhoneProps = { parts: FormParts; field: Phone; code: Code; isOptional?: boolean };

/** Country code and number in one box. */
export const FormPhone = ({ parts, field, code, isOptional = false }: FormPhoneProps) => {
  const { actor, form, isLocked, choices } = parts;
  return (
    <div className={layout.half}>
      <PhoneField
        label={words.fields[field]}
        mark={isOptional ? words.optional : undefined}
        error={errorAt(parts, field)}
        state={isLocked ? 'busy' : 'idle'}
        name={field}
        value={form[field]}
        onChange={(value) => actor.send({ type: 'changed', field, value })}
        take={(text) => withText(form, field, text)[field]}
        code={{
          label: words.fields[code],
          name: code,
          value: form[code],
          offered: choices.countries.map(countryCodeOf),
          onChange: (value) => actor.send({ type: 'changed', field: code, value }),
        }}
      />
    </div>
  );
};
