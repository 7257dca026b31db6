import { registrationWords as words } from '#domain/words/registration.ts';
import { TextField } from '#views/ui/text-field.tsx';
import { errorAt, type FormParts } from './form-parts.ts';
import * as css from './page.css.ts';

const names = [
  { field: 'firstName', autoComplete: 'given-name' },
  {
    field: 'middleName',
    autoComplete: 'additional-name',
    get mark() {
      return words.optional;
    },
  },
  { field: 'lastName', autoComplete: 'family-name' },
] as const;

/** First, middle and last name; they take letters alone, and say so when something was left out. */
export const Names = (parts: FormParts) =>
  names.map(({ field, ...rest }) => (
    <div key={field} className={css.name[field]}>
      <TextField
        {...rest}
        name={field}
        label={words.fields[field]}
        value={parts.form[field]}
        state={parts.state}
        error={errorAt(parts, field)}
        hint={parts.trimmed === field ? words.lettersOnly : undefined}
        onChange={(event) =>
          parts.actor.send({ type: 'text.changed', field, value: event.currentTarget.value })
        }
      />
    </div>
  ));
