import { countryCodeOf, defaultCountryCode, type Country } from '#domain/countries/country.ts';
import { countriesByName, countryName } from '#domain/countries/names.ts';
import { numberTyped } from '#domain/countries/number.ts';
import { registrationWords as words } from '#domain/words/registration.ts';
import type { Choice } from '#views/ui/choice.ts';
import { Combobox } from '#views/ui/combobox.tsx';
import { Field } from '#views/ui/field.tsx';
import { Joined } from '#views/ui/joined.tsx';
import { TakingInput } from '#views/ui/taking-input.tsx';
import { errorAt, type FormParts, type OfferedChoices } from './form-parts.ts';
import * as css from './page.css.ts';

/** What people call a country who do not look for its name. */
const otherNames: Readonly<Record<string, string>> = {
  AE: 'UAE Emirates',
  CD: 'DRC',
  CI: 'Ivory Coast',
  CZ: 'Czech Republic',
  GB: 'UK Great Britain England Scotland Wales Northern Ireland',
  KR: 'South Korea',
  MM: 'Burma',
  NL: 'Holland',
  TR: 'Turkey Türkiye',
  US: 'USA America',
};

/** Until the list is there, the country that is chosen stands for all of them. */
const choicesOf = (countries: readonly Country[], chosen: string): Choice[] => {
  const known = countriesByName(countries).map((country) => ({
    value: countryCodeOf(country),
    label: country.countryName,
    detail: country.countryCode,
    short: `${country.countryId} ${country.countryCode}`,
    also: otherNames[country.countryId] ?? '',
  }));
  if (known.some(({ value }) => value === chosen)) return known;
  const [id, code] = chosen.split(',');
  const label = chosen === defaultCountryCode ? countryName('US') : (id ?? '');
  return [{ value: chosen, label, detail: code ?? '', short: `${id} ${code}` }, ...known];
};

/** Country code and number in one box. */
export const Mobile = ({ choices, ...parts }: FormParts & { choices: OfferedChoices }) => {
  const { actor, form, state, trimmed } = parts;
  const change = (value: string): void => actor.send({ type: 'text.changed', field: 'mobile', value });
  return (
    <div className={css.half}>
      <Field
        label={words.fields.mobile}
        error={errorAt(parts, 'mobile') ?? errorAt(parts, 'countryCode')}
        hint={trimmed === 'mobile' ? words.mobileLimits : undefined}
      >
        {(control) => (
          <Joined
            start={
              <Combobox
                name="countryCode"
                label={words.fields.countryCode}
                named="byItself"
                width="short"
                value={form.countryCode}
                choices={choicesOf(choices.countries, form.countryCode)}
                words={words.countries}
                state={state}
                onChoose={(value) => actor.send({ type: 'choice.changed', field: 'countryCode', value })}
              />
            }
          >
            <TakingInput
              {...control}
              name="mobile"
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              value={form.mobile}
              state={state}
              take={(text) => numberTyped(text, form.countryCode).mobile}
              onRefuse={change}
              onChange={(event) => change(event.currentTarget.value)}
            />
          </Joined>
        )}
      </Field>
    </div>
  );
};
