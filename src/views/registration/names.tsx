import { nameTyped } from '#domain/people/name.ts';
import { registrationWords as words } from '#domain/words/registration.ts';
import { Field } from '#views/ui/field.tsx';
import { TakingInput } from '#views/ui/taking-input.tsx';
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
  names.map(({ field, autoComplete, ...marked }) => {
    const change = (value: string): void => parts.actor.send({ type: 'text.changed', field, value });
    return (
      <div key={field} className={css.name[field]}>
        <Field
          {...marked}
          label={words.fields[field]}
          error={errorAt(parts, field)}
          hint={parts.trimmed === field ? words.lettersOnly : undefined}
        >
          {(control) => (
            <TakingInput
              {...control}
              autoComplete={autoComplete}
              name={field}
              value={parts.form[field]}
              state={parts.state}
              take={nameTyped}
              onRefuse={change}
              onChange={(event) => change(event.currentTarget.value)}
            />
          )}
        </Field>
      </div>
    );
  });
