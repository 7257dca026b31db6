import { useState } from 'react';
import type { Choice } from '#views/ui/choice.ts';
import { CodeField } from '#views/ui/code-field.tsx';
import { Combobox } from '#views/ui/combobox.tsx';
import { Countdown } from '#views/ui/countdown.tsx';
import { Field } from '#views/ui/field.tsx';
import { HelpTip } from '#views/ui/help-tip.tsx';
import { MultiChoice } from '#views/ui/multi-choice.tsx';
import { SectionTitle } from '#views/ui/section-title.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { RuleList, StrengthMeter } from '#views/ui/strength-meter.tsx';
import * as css from './parts.css.ts';

const currencies: Choice[] = [
  { value: 'COP', label: 'Colombian Peso', detail: 'COP' },
  { value: 'EUR', label: 'Euro', detail: 'EUR' },
  { value: 'MXN', label: 'Mexican Peso', detail: 'MXN' },
  { value: 'USD', label: 'US Dollar', detail: 'USD' },
];

const clubs: Choice[] = [
  { value: '1', label: 'Club Billares Obelisco' },
  { value: '2', label: 'Liga Carambola Medellín' },
  { value: '3', label: 'Crescent City Cue Club' },
];

const Searched = () => {
  const [currency, setCurrency] = useState('COP');
  const [chosen, setChosen] = useState<readonly string[]>(['1', '2']);
  return (
    <>
      <Field label="Currency" mark="optional" hint="Type to find one">
        {(control) => (
          <Combobox
            {...control}
            name="currency"
            label="Currencies"
            value={currency}
            choices={currencies}
            words={{ search: 'Search', none: 'No currency found.', open: 'None chosen' }}
            onChoose={setCurrency}
          />
        )}
      </Field>
      <Field label="Clubs" mark="optional">
        {(control) => (
          <MultiChoice
            {...control}
            name="clubs"
            label="Clubs"
            values={chosen}
            choices={clubs}
            words={{
              search: 'Search clubs',
              none: 'No clubs found.',
              chosen: 'Chosen clubs',
              remove: (name) => `Remove ${name}`,
            }}
            onChange={setChosen}
          />
        )}
      </Field>
    </>
  );
};

const Code = () => {
  const [code, setCode] = useState('4827');
  return (
    <CodeField
      label="Code"
      length={6}
      value={code}
      onChange={(event) => setCode(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 6))}
    />
  );
};

/** What is chosen by typing, codes with their time, and the strength of a password. */
export const PartsChoices = () => (
  <section className={css.whole}>
    <SectionTitle>Choices and codes</SectionTitle>
    <div className={css.fields}>
      <Searched />
      <Code />
      <CodeField
        aside={<HelpTip label="About the code" text="The time until the code expires is shown as mm:ss." />}
        label="Wrong code"
        length={6}
        value=""
        error="Please enter a valid otp."
        readOnly
      />
      <Stack gap={3}>
        <Countdown time="04:12" caption="left to use it" share={0.84} />
        <Countdown time="00:21" caption="left to use it" share={0.07} tone="ending" />
      </Stack>
      <Stack gap={3}>
        <StrengthMeter level={1} label="Password strength" word="Weak" />
        <StrengthMeter level={2} label="Password strength" word="Medium" />
        <StrengthMeter level={3} label="Password strength" word="Strong" />
        <RuleList
          label="A strong password has"
          words={{ met: 'met', missing: 'missing' }}
          rules={[
            { id: 'length', text: '8 characters or more', isMet: true },
            { id: 'digit', text: 'A digit', isMet: false },
          ]}
        />
      </Stack>
    </div>
  </section>
);
