import { useSelector } from '@xstate/react';
import { currenciesByName } from '#domain/countries/names.ts';
import type { ReactNode } from 'react';
import type { Country, Currency } from '#domain/countries/country.ts';
import type { ProfileForm } from '#domain/profile/form.ts';
import { pinTyped } from '#domain/registration/form.ts';
import { passwordWords } from '#domain/words/password.ts';
import { profileWords as words } from '#domain/words/profile.ts';
import { selectIsLocked } from '#machines/patterns/record-selectors.ts';
import type { ProfileActor } from '#machines/profile/machine.ts';
import {
  selectEmail,
  selectFault,
  selectHasChanges,
  selectHasPin,
  selectIsSaving,
  selectPin,
  selectRefusal,
} from '#machines/profile/selectors.ts';
import { Button } from '#views/ui/button.tsx';
import { CardHead } from '#views/ui/card-head.tsx';
import { Card } from '#views/ui/card.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { PasswordField } from '#views/ui/password-field.tsx';
import { RefusalBanner } from '#views/ui/refusal-banner.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import { useFaultFocus } from '#views/ui/use-fault-focus.ts';
import { FormBirthday, FormField, FormPhone, FormSelect, type FormParts } from './form-field.tsx';
import * as css from '#styles/form-layout.css.ts';

/** What there is to choose from. */
export type ProfileChoices = { countries: readonly Country[]; currencies: readonly Currency[] };

type EditingProps = { actor: ProfileActor; form: ProfileForm; choices: ProfileChoices };

/** The form, by what it is about. */
export const Editing = ({ actor, form, choices }: EditingProps) => {
  const fault = useSelector(actor, selectFault);
  const refusal = useSelector(actor, selectRefusal);
  const isLocked = useSelector(actor, selectIsLocked);
  const fields = useFaultFocus(fault);
  const parts: FormParts = {
    form,
    fault,
    state: isLocked ? 'busy' : 'idle',
    onChange: (field, value) => actor.send({ type: 'changed', field, value }),
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'submit' });
      }}
    >
      <div className={css.form} ref={fields}>
        {refusal !== null && <RefusalBanner send={actor.send}>{refusal}</RefusalBanner>}
        <Person {...parts} />
        <Contact {...parts} choices={choices} email={useSelector(actor, selectEmail)} />
        <Play {...parts} pin={<NewPin actor={actor} {...parts} />} />
        <Card as="section" padding="form">
          <CardHead>{words.privacy}</CardHead>
          <div className={css.fields}>
            <div className={css.full}>
              <Checkbox
                name="isPrivacyOn"
                checked={form.isPrivacyOn}
                disabled={isLocked}
                onCheckedChange={(isPrivacyOn) => parts.onChange('isPrivacyOn', isPrivacyOn)}
              >
                {words.fields.isPrivacyOn}
              </Checkbox>
            </div>
          </div>
        </Card>
        <Actions actor={actor} isLocked={isLocked} />
      </div>
    </form>
  );
};

const Person = (parts: FormParts) => (
  <Card as="section" padding="form">
    <CardHead>{words.person}</CardHead>
    <div className={css.fields}>
      <FormField {...parts} field="firstName" width="third" autoComplete="given-name" maxLength={100} />
      <FormField
        {...parts}
        field="middleName"
        width="third"
        autoComplete="additional-name"
        maxLength={100}
        isOptional
      />
      <FormField {...parts} field="lastName" width="third" autoComplete="family-name" maxLength={100} />
      <FormBirthday {...parts} />
      <FormSelect {...parts} field="gender" width="third" options={words.genders} />
      <FormField
        {...parts}
        field="height"
        width="third"
        inputMode="numeric"
        maxLength={3}
        affix={words.centimetres}
        isOptional
      />
    </div>
  </Card>
);

const Contact = ({ email, choices, ...parts }: FormParts & { email: string; choices: ProfileChoices }) => (
  <Card as="section" padding="form">
    <CardHead>{words.contact}</CardHead>
    <div className={css.fields}>
      <div className={css.half}>
        <TextField label={words.email} type="email" value={email} readOnly hint={words.emailHint} />
      </div>
      <FormPhone {...parts} countries={choices.countries} />
      <FormField
        {...parts}
        field="address"
        width="full"
        autoComplete="street-address"
        maxLength={200}
        isOptional
      />
      <FormField
        {...parts}
        field="city"
        width="third"
        autoComplete="address-level2"
        maxLength={50}
        isOptional
      />
      <FormField
        {...parts}
        field="state"
        width="third"
        autoComplete="address-level1"
        maxLength={50}
        isOptional
      />
      <FormField {...parts} field="zip" width="third" autoComplete="postal-code" maxLength={30} isOptional />
      <FormSelect {...parts} field="currency" width="half" options={currenciesOf(choices, parts.form)} />
    </div>
  </Card>
);

/** Until the list is there, the currency that is chosen stands for all of them. */
const currenciesOf = ({ currencies }: ProfileChoices, { currency }: ProfileForm): Record<string, string> => ({
  ...(currency === '' ? {} : { [currency]: currency }),
  ...Object.fromEntries(
    currenciesByName(currencies).map((one) => [one.currencyCode, `${one.currency} (${one.currencyCode})`]),
  ),
});

const Play = ({ pin, ...parts }: FormParts & { pin: ReactNode }) => (
  <Card as="section" padding="form">
    <CardHead>{words.play}</CardHead>
    <div className={css.fields}>
      <FormSelect {...parts} field="styleOfPlaying" width="half" options={words.styles} />
      <FormField
        {...parts}
        field="highestBreakBilliards"
        width="half"
        inputMode="numeric"
        maxLength={4}
        isOptional
      />
      <FormField
        {...parts}
        field="highestBreakSnookerPractice"
        width="half"
        inputMode="numeric"
        maxLength={4}
        isOptional
      />
      <FormField
        {...parts}
        field="highestBreakSnookerTournament"
        width="half"
        inputMode="numeric"
        maxLength={4}
        isOptional
      />
      {pin}
      <div className={css.full}>
        <Checkbox
          name="isReferee"
          checked={parts.form.isReferee}
          hint={words.refereeHint}
          disabled={parts.state === 'busy'}
          onCheckedChange={(isReferee) => parts.onChange('isReferee', isReferee)}
        >
          {words.fields.isReferee}
        </Checkbox>
      </div>
    </div>
  </Card>
);

/** A pin is never shown, only replaced. */
const NewPin = ({ actor, fault, state }: FormParts & { actor: ProfileActor }) => {
  const hasPin = useSelector(actor, selectHasPin);
  return (
    <div className={css.half}>
      <PasswordField
        label={words.fields.pin}
        name="pin"
        autoComplete="off"
        inputMode="numeric"
        clipboard="allowed"
        words={{ ...passwordWords.field, show: words.showPin }}
        value={useSelector(actor, selectPin)}
        state={state}
        error={fault?.field === 'pin' ? fault.text : undefined}
        hint={hasPin ? words.pinHints.set : words.pinHints.none}
        take={pinTyped}
        onChange={(event) => actor.send({ type: 'pin.changed', value: event.currentTarget.value })}
      />
    </div>
  );
};

const Actions = ({ actor, isLocked }: { actor: ProfileActor; isLocked: boolean }) => {
  const hasChanges = useSelector(actor, selectHasChanges);
  const isSaving = useSelector(actor, selectIsSaving);
  return (
    <div className={css.actions} data-part="actions">
      {hasChanges && (
        <Button tone="secondary" disabled={isLocked} onClick={() => actor.send({ type: 'discard' })}>
          {words.discard}
        </Button>
      )}
      <Button
        type="submit"
        tone="primary"
        state={isSaving ? 'busy' : 'idle'}
        disabled={isLocked && !isSaving}
      >
        {words.save}
      </Button>
    </div>
  );
};
