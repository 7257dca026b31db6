import { useId, type ReactNode } from 'react';
import { isChargedIn } from '#domain/clubs/fault.ts';
import { addressLine, type AddressForm } from '#domain/clubs/form.ts';
import { blockedCountKeys } from '#domain/licences/fault.ts';
import { clubFormWords as words } from '#domain/words/club-form.ts';
import { Button } from '#views/ui/button.tsx';
import { CardHead } from '#views/ui/card-head.tsx';
import { Card } from '#views/ui/card.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { StatusChip } from '#views/ui/status-chip.tsx';
import { FormDay, FormPhone, FormSelect, FormText, type FormParts } from './form-fields.tsx';
import { countryName } from '#domain/countries/names.ts';
import * as layout from '#styles/form-layout.css.ts';
import * as css from './form.css.ts';

type Props = { parts: FormParts };

/** Name, numbers, address and currency of the club. */
export const Organization = ({ parts, logo }: Props & { logo: ReactNode }) => {
  const { actor, form, mode, isLocked, choices } = parts;
  const isKnown = choices.currencies.some(({ currencyCode }) => currencyCode === form.currency);
  return (
    <Card as="section" padding="form">
      <CardHead>{words.sections.organization}</CardHead>
      <div className={layout.fields}>
        <FormText
          parts={parts}
          field="name"
          width="full"
          maxLength={100}
          readOnly={mode === 'edit'}
          hint={words.nameHint}
        />
        {logo && <div className={layout.full}>{logo}</div>}
        <Address parts={parts} />
        <FormPhone parts={parts} field="contactNumber" code="countryCode" />
        <FormPhone parts={parts} field="mobile" code="alternateCountryCode" isOptional />
        <FormSelect parts={parts} field="currency" width="half">
          <option value="">{words.chooseCurrency}</option>
          {!isKnown && form.currency !== '' && <option value={form.currency}>{form.currency}</option>}
          {choices.currencies.map(({ currency, currencyCode }) => (
            <option key={currencyCode} value={currencyCode}>
              {`${currency} (${currencyCode})`}
            </option>
          ))}
        </FormSelect>
        <div className={layout.full}>
          <Checkbox
            checked={form.isAffiliated}
            disabled={isLocked}
            onCheckedChange={(isAffiliated) => actor.send({ type: 'affiliation.changed', isAffiliated })}
          >
            {words.fields.isAffiliated}
          </Checkbox>
        </div>
      </div>
    </Card>
  );
};

/** The address in one line with its country. */
function summaryOf(address: AddressForm): string {
  const line = addressLine(address);
  return line === '' ? words.noAddress : `${line}, ${countryName(address.countryId)}`;
}

const Address = ({ parts: { actor, form, fault, isLocked } }: Props) => {
  const id = useId();
  return (
    <div className={layout.full}>
      <div className={css.address}>
        <span className={css.addressHead}>{words.address}</span>
        <span className={css.addressText}>{summaryOf(form.address)}</span>
        {fault?.field === 'address' && (
          <span id={id} className={css.fault}>
            {fault.text}
          </span>
        )}
        <Button
          name="address"
          size="small"
          aria-describedby={fault?.field === 'address' ? id : undefined}
          disabled={isLocked}
          onClick={() => actor.send({ type: 'open.address' })}
        >
          {words.editAddress}
        </Button>
      </div>
    </div>
  );
};

const chargeDays = Array.from({ length: 28 }, (_, place) => String(place + 1));

/** What the platform asks of the club. */
export const Fees = ({ parts }: Props) => {
  const isCharged = isChargedIn(parts.form.address.countryId);
  return (
    <Card as="section" padding="form">
      <CardHead>{words.sections.fees}</CardHead>
      <div className={layout.fields}>
        <FormText parts={parts} field="platformFee" width="half" inputMode="decimal" affix={words.percent} />
        <FormText
          parts={parts}
          field="transactionFee"
          width="half"
          inputMode="numeric"
          affix={words.cents}
          isOptional
        />
        <FormText
          parts={parts}
          field="monthlyCharge"
          width="half"
          inputMode="decimal"
          affix={parts.form.currency}
          hint={words.usOnly}
          readOnly={!isCharged}
          isOptional
        />
        <FormSelect parts={parts} field="monthlyChargeDay" width="half" isOff={!isCharged} isOptional>
          <option value="">{words.chooseDay}</option>
          {chargeDays.map((day) => (
            <option key={day} value={day}>
              {day}
            </option>
          ))}
        </FormSelect>
      </div>
    </Card>
  );
};

type ContactProps = Props & {
  isPasswordSet: boolean;
  /** What mails the link again to somebody who has not followed it yet. */
  resend: ReactNode;
};

/** The person who answers for the club. */
export const Contact = ({ parts, isPasswordSet, resend }: ContactProps) => (
  <Card as="section" padding="form">
    <CardHead
      action={
        !isPasswordSet && (
          <span className={css.waiting}>
            <StatusChip status="passwordNotSet">{words.passwordNotSet}</StatusChip>
            {resend}
          </span>
        )
      }
    >
      {words.sections.contact}
    </CardHead>
    <div className={layout.fields}>
      <FormText parts={parts} field="ownerName" width="half" maxLength={100} autoComplete="off" />
      <FormText
        parts={parts}
        field="email"
        width="half"
        type="email"
        autoComplete="off"
        readOnly={parts.mode === 'edit'}
        hint={parts.mode === 'edit' ? words.emailHint : words.newEmailHint}
      />
      <FormPhone parts={parts} field="pocMobile" code="pocCountryCode" />
      <FormText parts={parts} field="pocSlackId" width="half" maxLength={50} isOptional />
    </div>
  </Card>
);

/** The first licence of a new club. */
export const LicenceEntry = ({ parts }: Props) => (
  <Card as="section" padding="form">
    <CardHead>{words.sections.licences}</CardHead>
    <div className={layout.fields}>
      <FormText
        parts={parts}
        field="licences"
        width="third"
        inputMode="numeric"
        hint={words.licencesHint}
        onKeyDown={(event) => {
          if (blockedCountKeys.includes(event.key)) event.preventDefault();
        }}
      />
      <FormDay parts={parts} field="licenceStart" />
      <FormDay parts={parts} field="licenceEnd" />
    </div>
  </Card>
);
