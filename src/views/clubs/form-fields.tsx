import type { ReactNode } from 'react';
import type { Country, Currency } from '#domain/country-list.ts';
import type { ClubForm, ClubTextField } from '#domain/clubs/form.ts';
import { clubFormWords as words } from '#domain/words/club-form.ts';
import type { ClubFormActor } from '#machines/clubs/form.ts';
import { Field } from '#views/kit/field.tsx';
import { Joined } from '#views/kit/joined.tsx';
import { Select } from '#views/kit/select.tsx';
import { SelectField } from '#views/kit/select-field.tsx';
import { TextField, type TextFieldProps } from '#views/kit/text-field.tsx';
import { TextInput } from '#views/kit/text-input.tsx';
import * as layout from '#styles/form-layout.css.ts';

/** What there is to choose from; what a form holds can be chosen even where nobody offers it. */
export type ClubChoices = { countries: readonly Country[]; currencies: readonly Currency[] };

/** What every field of the form is made from. */
export type FormParts = {
  actor: ClubFormActor;
  form: ClubForm;
  mode: 'add' | 'edit';
  fault: { field: string; text: string } | null;
  isLocked: boolean;
  choices: ClubChoices;
};

type Width = 'third' | 'half' | 'full';
type Own = { field: ClubTextField; width: Width; isOptional?: boolean };

const errorAt = ({ fault }: FormParts, field: string): string | undefined =>
  fault?.field === field ? fault.text : undefined;

export type FormTextProps = Own & { parts: FormParts } & Pick<
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
      error={errorAt(parts, field)}
      onChange={(event) => parts.actor.send({ type: 'changed', field, value: event.currentTarget.value })}
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
  const chosen = form[code];
  const codes = choices.countries.map(({ countryId, countryCode }) => `${countryId},${countryCode}`);
  return (
    <div className={layout.half}>
      <Field
        label={words.fields[field]}
        mark={isOptional ? words.optional : undefined}
        error={errorAt(parts, field)}
      >
        {(control) => (
          <Joined
            start={
              <Select
                aria-label={words.fields[code]}
                width="content"
                value={chosen}
                disabled={isLocked}
                onChange={(event) =>
                  actor.send({ type: 'changed', field: code, value: event.currentTarget.value })
                }
              >
                {(codes.includes(chosen) ? codes : [chosen, ...codes]).map((one) => (
                  <option key={one} value={one}>
                    {one.replace(',', ' ')}
                  </option>
                ))}
              </Select>
            }
          >
            <TextInput
              {...control}
              name={field}
              type="tel"
              inputMode="numeric"
              value={form[field]}
              state={isLocked ? 'busy' : 'idle'}
              onChange={(event) => actor.send({ type: 'changed', field, value: event.currentTarget.value })}
            />
          </Joined>
        )}
      </Field>
    </div>
  );
};
