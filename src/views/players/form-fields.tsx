import { countryCodeOf, type Country, type Currency } from '#domain/countries/country.ts';
import { numberTyped } from '#domain/countries/number.ts';
import type { PlayerForm } from '#domain/players/form.ts';
import { playerWords as words } from '#domain/words/players.ts';
import type { PlayerFormActor } from '#machines/players/form.ts';
import type { PlayerTextField } from '#machines/players/form-context.ts';
import * as layout from '#styles/form-layout.css.ts';
import { PhoneField } from '#views/ui/phone-field.tsx';
import { TextField, type TextFieldProps } from '#views/ui/text-field.tsx';
import type { Viewer } from './viewer.ts';

/** What there is to choose from; of clubs, those for which the viewer may act. */
export type PlayerChoices = {
  countries: readonly Country[];
  currencies: readonly Currency[];
  clubs: readonly { id: number; name: string }[];
};

/** What every field of the form is made from. */
export type FormParts = {
  actor: PlayerFormActor;
  form: PlayerForm;
  mode: 'add' | 'edit';
  viewer: Viewer;
  fault: { field: string; text: string } | null;
  isLocked: boolean;
  choices: PlayerChoices;
};

/** The words of a fault at its field. */
export const errorAt = ({ fault }: FormParts, field: string): string | undefined =>
  fault?.field === field ? fault.text : undefined;

export type FormTextProps = {
  parts: FormParts;
  field: PlayerTextField;
  width: 'third' | 'half' | 'full';
  isOptional?: boolean;
} & Pick<TextFieldProps, 'type' | 'autoComplete' | 'maxLength' | 'hint' | 'readOnly'>;

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

/** Country code and number in one box. */
export const FormPhone = ({ parts }: { parts: FormParts }) => {
  const { actor, form, isLocked, choices } = parts;
  return (
    <div className={layout.half}>
      <PhoneField
        label={words.fields.mobile}
        mark={words.optional}
        error={errorAt(parts, 'mobile') ?? errorAt(parts, 'countryCode')}
        state={isLocked ? 'busy' : 'idle'}
        name="mobile"
        autoComplete="off"
        value={form.mobile}
        onChange={(value) => actor.send({ type: 'changed', field: 'mobile', value })}
        take={(text) => numberTyped(text, form.countryCode).mobile}
        code={{
          label: words.fields.countryCode,
          name: 'countryCode',
          value: form.countryCode,
          offered: choices.countries.map(countryCodeOf),
          onChange: (value) => actor.send({ type: 'changed', field: 'countryCode', value }),
        }}
      />
    </div>
  );
};
