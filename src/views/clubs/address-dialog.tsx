import { useSelector } from '@xstate/react';
import { countryCodeOf } from '#domain/countries/country.ts';
import { zonesOf } from '#domain/clubs/zone.ts';
import type { AddressField } from '#domain/clubs/form.ts';
import { clubFormWords as words } from '#domain/words/club-form.ts';
import { problemWords } from '#domain/words/problems.ts';
import type { ClubFormActor } from '#machines/clubs/form.ts';
import { selectAddress, selectAddressFault, selectIsPasteRefused } from '#machines/clubs/form-selectors.ts';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { SelectField } from '#views/ui/select-field.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import { useFaultFocus } from '#views/ui/use-fault-focus.ts';
import type { ClubChoices } from './form-fields.tsx';
import { countriesByName, countryName } from '#domain/countries/names.ts';
import * as layout from '#styles/form-layout.css.ts';
import * as css from './form.css.ts';

const texts = ['streetAddress1', 'streetAddress2', 'city', 'state', 'zip'] as const;
const widths = {
  streetAddress1: 'full',
  streetAddress2: 'full',
  city: 'third',
  state: 'third',
  zip: 'third',
} as const;
const limits = { streetAddress1: 100, streetAddress2: 100, city: 50, state: 50, zip: 31 } as const;

export type AddressDialogProps = { actor: ClubFormActor; choices: ClubChoices };

/** Street, place, country and zone of a club. */
export const AddressDialog = ({ actor, choices }: AddressDialogProps) => {
  const address = useSelector(actor, selectAddress);
  const fault = useSelector(actor, selectAddressFault);
  const isPasteRefused = useSelector(actor, selectIsPasteRefused);
  const fields = useFaultFocus(fault);
  const change = (field: AddressField, value: string): void =>
    actor.send({ type: 'address.changed', field, value });
  const country = choices.countries.find(({ countryId }) => countryId === address.countryId);
  const dialCode = country ? countryCodeOf(country) : null;
  const zones = zonesOf(address.countryId);
  return (
    <Dialog
      state="open"
      title={words.addressTitle}
      closeLabel={words.close}
      onClose={() => actor.send({ type: 'cancel' })}
      onSubmit={() => actor.send({ type: 'keep.address', dialCode })}
      footer={
        <>
          <Button tone="secondary" onClick={() => actor.send({ type: 'cancel' })}>
            {words.cancel}
          </Button>
          <Button type="submit" tone="primary">
            {words.keepAddress}
          </Button>
        </>
      }
    >
      <div className={layout.fields} ref={fields}>
        {texts.map((field) => (
          <div key={field} className={layout[widths[field]]}>
            <TextField
              name={field}
              label={words.addressFields[field]}
              mark={field === 'streetAddress2' ? words.optional : undefined}
              maxLength={limits[field]}
              value={address[field]}
              error={fault?.field === field ? fault.text : undefined}
              onChange={(event) => change(field, event.currentTarget.value)}
            />
          </div>
        ))}
        <div className={css.notice} role="status">
          {isPasteRefused && <span className={css.fault}>{problemWords.city_malformed}</span>}
        </div>
        <div className={layout.half}>
          <SelectField
            label={words.addressFields.countryId}
            value={address.countryId}
            onChange={(event) => change('countryId', event.currentTarget.value)}
          >
            {!country && <option value={address.countryId}>{countryName(address.countryId)}</option>}
            {countriesByName(choices.countries).map(({ countryId, countryName: name }) => (
              <option key={countryId} value={countryId}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <div className={layout.half}>
          <SelectField
            label={words.addressFields.timeZone}
            value={address.timeZone}
            onChange={(event) => change('timeZone', event.currentTarget.value)}
          >
            {[...new Set([address.timeZone, ...zones])].map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
    </Dialog>
  );
};
