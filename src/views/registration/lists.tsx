import { registrationWords as words } from '#domain/words/registration.ts';
import { currenciesByName } from '#domain/countries/names.ts';
import { Combobox } from '#views/ui/combobox.tsx';
import { Field } from '#views/ui/field.tsx';
import { MultiChoice } from '#views/ui/multi-choice.tsx';
import { TextButton } from '#views/ui/text-button.tsx';
import { errorAt, type FormParts, type OfferedChoices } from './form-parts.ts';
import * as css from './page.css.ts';

type ListParts = FormParts & { choices: OfferedChoices };

/** The currency, found by its name or its code. */
export const ChosenCurrency = ({ choices, ...parts }: ListParts) => {
  const { actor, form, state } = parts;
  return (
    <div className={css.third}>
      <Field label={words.fields.currency} mark={words.optional} error={errorAt(parts, 'currency')}>
        {(control) => (
          <Combobox
            {...control}
            name="currency"
            label={words.fields.currency}
            value={form.currency}
            choices={currenciesByName(choices.currencies).map(({ currency, currencyCode }) => ({
              value: currencyCode,
              label: currency,
              detail: currencyCode,
            }))}
            words={words.currencies}
            state={state}
            onChoose={(value) => actor.send({ type: 'choice.changed', field: 'currency', value })}
          />
        )}
      </Field>
    </div>
  );
};

/** The clubs that are asked to take the new player. */
export const ChosenClubs = ({ choices, ...parts }: ListParts) => {
  const { actor, form, state } = parts;
  return (
    <div className={css.twoThirds}>
      <Field
        label={words.fields.clubs}
        mark={words.optional}
        error={errorAt(parts, 'clubs')}
        hint={
          choices.onRetry ? (
            <>
              {words.listsFailed} <TextButton onClick={choices.onRetry}>{words.retry}</TextButton>
            </>
          ) : (
            words.clubsHint
          )
        }
      >
        {(control) => (
          <MultiChoice
            {...control}
            name="clubs"
            label={words.fields.clubs}
            values={form.clubs.map(String)}
            choices={choices.clubs.map(({ id, name }) => ({ value: String(id), label: name }))}
            words={words.clubs}
            state={state}
            onChange={(values) => actor.send({ type: 'clubs.changed', clubs: values.map(Number) })}
          />
        )}
      </Field>
    </div>
  );
};
