import { useState } from 'react';
import { dayWords } from '#domain/words/days.ts';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { DayField } from '#views/ui/day-field.tsx';
import { Field } from '#views/ui/field.tsx';
import { Joined } from '#views/ui/joined.tsx';
import { Link } from '#views/ui/link.tsx';
import { PasswordField } from '#views/ui/password-field.tsx';
import { SectionTitle } from '#views/ui/section-title.tsx';
import { Select } from '#views/ui/select.tsx';
import { SelectField } from '#views/ui/select-field.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { TextAreaField } from '#views/ui/text-area-field.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { sampleWords } from './parts-words.ts';
import * as css from './parts.css.ts';

const TextFields = () => (
  <>
    <TextField label="Owner name" placeholder="Full name" />
    <TextField
      label="Channel name"
      mark="optional"
      defaultValue="obelisco-table-3"
      hint="No spaces, 100 characters at most"
    />
    <TextField label="Stream key" error="Stream key is required" />
    <TextField
      label="Club name"
      defaultValue="Crescent City Cue Club"
      readOnly
      hint="The name cannot change after the club is created."
    />
    <TextField label="Platform fee" defaultValue="2.5" affix="%" inputMode="decimal" />
    <TextField label="Email" type="email" defaultValue="valentina@correo.co" success="Email verified" />
  </>
);

const DayFields = () => {
  const [day, setDay] = useState('2027-03-05');
  return (
    <>
      <DayField label="Start date" words={dayWords} value={day} onChange={setDay} />
      <DayField label="Expiry date" words={dayWords} value="31-02-2027" onChange={() => {}} />
    </>
  );
};

const ChoiceFields = () => {
  const [currency, setCurrency] = useState('');
  return (
    <>
      <SelectField
        label="Currency"
        mark="optional"
        value={currency}
        onChange={(event) => setCurrency(event.currentTarget.value)}
      >
        <option value="">Choose a currency</option>
        <option value="COP">Colombian peso (COP)</option>
        <option value="USD">US dollar (USD)</option>
      </SelectField>
      <SelectField label="Monthly charge day" defaultValue="" error="Monthly Schedule day is required.">
        <option value="">Choose a day, 1 to 28</option>
        <option value="1">1</option>
      </SelectField>
      <Field label="Mobile number" hint="Digits alone, 15 at most">
        {(control) => (
          <Joined
            start={
              <Select aria-label="Country code" width="content" defaultValue="+57">
                <option value="+57">CO +57</option>
                <option value="+1">US +1</option>
              </Select>
            }
          >
            <TextInput type="tel" defaultValue="310 555 0148" {...control} />
          </Joined>
        )}
      </Field>
    </>
  );
};

export const PartsFields = () => (
  <section className={css.whole}>
    <SectionTitle>Fields</SectionTitle>
    <div className={css.fields}>
      <TextFields />
      <DayFields />
      <ChoiceFields />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        words={sampleWords.password}
        defaultValue="Chalk#147"
        aside={<Link href="#forgot">Forgot your password</Link>}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        words={sampleWords.password}
        defaultValue="Chalk#14"
        error="Passwords Don't Match"
      />
      <TextAreaField label="Note to the referee" mark="optional" rows={3} />
      <Stack gap={3}>
        <Checkbox>I am a referee</Checkbox>
        <Checkbox defaultChecked hint="Its results count for association rankings.">
          Affiliated club
        </Checkbox>
        <Checkbox error="Please accept the agreement">
          I accept the <Link href="#eula">end user licence agreement</Link>
        </Checkbox>
      </Stack>
    </div>
  </section>
);
