import { countryCodeOf, type Country } from '#domain/countries/country.ts';
import { numberTyped } from '#domain/countries/number.ts';
import type { ProfileField, ProfileForm } from '#domain/profile/form.ts';
import { profileWords as words } from '#domain/words/profile.ts';
import { dayWords } from '#domain/words/days.ts';
import type { FormFault } from '#machines/profile/form.ts';
import { DayField } from '#views/ui/day-field.tsx';
import { PhoneField } from '#views/ui/phone-field.tsx';
import { SelectField } from '#views/ui/select-field.tsx';
import { TextField, type TextFieldProps } from '#views/ui/text-field.tsx';
import * as css from '#styles/form-layout.css.ts';

/** What every field of the form is made from. */
export type FormParts = {
  form: ProfileForm;
  fault: FormFault | null;
  state: 'idle' | 'busy';
  onChange: (field: ProfileField, value: string | boolean) => void;
};

type TextName = Exclude<ProfileField, 'dob' | 'isPrivacyOn' | 'isReferee'>;
type Width = 'third' | 'half' | 'full';

export type FormFieldProps = FormParts &
  Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'affix'> & {
    field: TextName;
    width: Width;
    isOptional?: boolean;
  };

/** One text of the form. */
export const FormField = (props: FormFieldProps) => {
  const { form, fault, state, onChange, field, width, isOptional = false, ...input } = props;
  return (
    <div className={css[width]}>
      <TextField
        {...input}
        name={field}
        label={words.fields[field]}
        mark={isOptional ? words.optional : undefined}
        value={form[field]}
        state={state}
        error={fault?.field === field ? fault.text : undefined}
        onChange={(event) => onChange(field, event.currentTarget.value)}
      />
    </div>
  );
};

/** The day of birth. */
export const FormBirthday = ({ form, fault, state, onChange }: FormParts) => (
  <div className={css.third}>
    <DayField
      name="dob"
      label={words.fields.dob}
      mark={words.optional}
      words={dayWords}
      value={form.dob}
      state={state}
      error={fault?.field === 'dob' ? fault.text : undefined}
      autoComplete="bday"
      onChange={(day) => onChange('dob', day)}
    />
  </div>
);

/** Country code and number in one box. */
export const FormPhone = ({ form, fault, state, onChange, countries }: FormParts & OfferedCountries) => (
  <div className={css.half}>
    <PhoneField
      label={words.fields.mobile}
      mark={words.optional}
      error={fault?.field === 'mobile' || fault?.field === 'countryCode' ? fault.text : undefined}
      state={state}
      name="mobile"
      autoComplete="tel-national"
      value={form.mobile}
      onChange={(value) => onChange('mobile', value)}
      take={(text) => numberTyped(text, form.countryCode).mobile}
      code={{
        label: words.fields.countryCode,
        name: 'countryCode',
        value: form.countryCode,
        offered: countries.map(countryCodeOf),
        onChange: (value) => onChange('countryCode', value),
      }}
    />
  </div>
);

type OfferedCountries = { countries: readonly Country[] };

export type FormSelectProps = FormParts & {
  field: 'gender' | 'styleOfPlaying' | 'currency';
  width: Width;
  options: Readonly<Record<string, string>>;
};

/** One choice of the form; the empty one tells nothing. */
export const FormSelect = ({ form, fault, state, onChange, field, width, options }: FormSelectProps) => (
  <div className={css[width]}>
    <SelectField
      name={field}
      label={words.fields[field]}
      mark={words.optional}
      value={form[field]}
      disabled={state === 'busy'}
      error={fault?.field === field ? fault.text : undefined}
      onChange={(event) => onChange(field, event.currentTarget.value)}
    >
      <option value="">{words.unknown}</option>
      {Object.entries(options).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  </div>
);
