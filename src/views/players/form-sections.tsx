import { isPlatformRole, rolesKeptBy } from '#domain/players/rights.ts';
import { currenciesByName } from '#domain/countries/names.ts';
import { roleLabel } from '#domain/roles.ts';
import { playerWords as words } from '#domain/words/players.ts';
import * as layout from '#styles/form-layout.css.ts';
import { CardHead } from '#views/ui/card-head.tsx';
import { Card } from '#views/ui/card.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { Field } from '#views/ui/field.tsx';
import { MultiChoice } from '#views/ui/multi-choice.tsx';
import { SelectField } from '#views/ui/select-field.tsx';
import { errorAt, FormPhone, FormText, type FormParts } from './form-fields.tsx';

type Parts = { parts: FormParts };

/** Who it is. */
export const PersonSection = ({ parts }: Parts) => (
  <Card as="section" padding="form">
    <CardHead>{words.person}</CardHead>
    <div className={layout.fields}>
      <FormText parts={parts} field="firstName" width="third" autoComplete="off" maxLength={100} />
      <FormText
        parts={parts}
        field="middleName"
        width="third"
        autoComplete="off"
        maxLength={100}
        isOptional
      />
      <FormText parts={parts} field="lastName" width="third" autoComplete="off" maxLength={100} />
      <FormText
        parts={parts}
        field="email"
        width="full"
        type="email"
        autoComplete="off"
        maxLength={320}
        readOnly={parts.mode === 'edit'}
        hint={parts.mode === 'edit' ? words.hints.email : words.hints.newEmail}
      />
      <FormPhone parts={parts} />
      <CurrencyChoice parts={parts} />
    </div>
  </Card>
);

const CurrencyChoice = ({ parts }: Parts) => {
  const { actor, form, choices, isLocked } = parts;
  const known = choices.currencies.some(({ currencyCode }) => currencyCode === form.currency);
  return (
    <div className={layout.half}>
      <SelectField
        name="currency"
        label={words.fields.currency}
        mark={words.optional}
        value={form.currency}
        disabled={isLocked}
        error={errorAt(parts, 'currency')}
        onChange={(event) =>
          actor.send({ type: 'changed', field: 'currency', value: event.currentTarget.value })
        }
      >
        {/* What was once chosen can be changed, and not taken away. */}
        {(parts.mode === 'add' || form.currency === '') && <option value="">{words.noCurrency}</option>}
        {form.currency !== '' && !known && <option value={form.currency}>{form.currency}</option>}
        {currenciesByName(choices.currencies).map(({ currency, currencyCode }) => (
          <option key={currencyCode} value={currencyCode}>
            {`${currency} (${currencyCode})`}
          </option>
        ))}
      </SelectField>
    </div>
  );
};

/** What they may do, and where. */
export const MembershipSection = ({ parts }: Parts) => {
  const { actor, form, viewer, isLocked } = parts;
  const roles = rolesKeptBy(viewer.roleId);
  return (
    <Card as="section" padding="form">
      <CardHead>{words.membership}</CardHead>
      <div className={layout.fields}>
        {roles.length > 1 && (
          <div className={layout.half}>
            <SelectField
              name="roleId"
              label={words.fields.roleId}
              value={form.roleId}
              disabled={isLocked}
              error={errorAt(parts, 'roleId')}
              onChange={(event) =>
                actor.send({ type: 'role.changed', roleId: Number(event.currentTarget.value) })
              }
            >
              {roles.map((role) => (
                <option key={role} value={role}>
                  {roleLabel(role)}
                </option>
              ))}
            </SelectField>
          </div>
        )}
        {!isPlatformRole(form.roleId) && <Clubs parts={parts} />}
        {form.roleId === 5 && (
          <div className={layout.full}>
            <Checkbox
              name="isReferee"
              checked={form.isReferee}
              disabled={isLocked}
              hint={words.hints.isReferee}
              onCheckedChange={(isReferee) =>
                actor.send({ type: 'referee.changed', isReferee, isRefereeConfirmed: isReferee })
              }
            >
              {words.fields.isReferee}
            </Checkbox>
            {form.isReferee && (
              <Checkbox
                name="isRefereeConfirmed"
                checked={form.isRefereeConfirmed}
                disabled={isLocked}
                hint={words.hints.isRefereeConfirmed}
                onCheckedChange={(isRefereeConfirmed) =>
                  actor.send({ type: 'referee.changed', isReferee: true, isRefereeConfirmed })
                }
              >
                {words.fields.isRefereeConfirmed}
              </Checkbox>
            )}
          </div>
        )}
      </div>
    </Card>
  );
};

/** The association chooses among all clubs; a club's own people add to one of theirs, and leave the rest as it is. */
const Clubs = ({ parts }: Parts) => {
  const { choices, viewer, mode } = parts;
  if (isPlatformRole(viewer.roleId)) return <ManyClubs parts={parts} />;
  return mode === 'add' && choices.clubs.length > 1 ? <OneClub parts={parts} /> : null;
};

const ManyClubs = ({ parts }: Parts) => {
  const { actor, form, choices, isLocked } = parts;
  return (
    <div className={layout.full}>
      <Field
        label={words.fields.clubs}
        mark={form.roleId === 5 ? words.optional : undefined}
        error={errorAt(parts, 'clubs')}
        hint={form.roleId === 5 ? words.hints.clubs : undefined}
      >
        {(control) => (
          <MultiChoice
            {...control}
            name="clubs"
            label={words.fields.clubs}
            values={form.clubs.map(String)}
            choices={choices.clubs.map(({ id, name }) => ({ value: String(id), label: name }))}
            words={words.clubChoice}
            state={isLocked ? 'busy' : 'idle'}
            onChange={(values) => actor.send({ type: 'clubs.changed', clubs: values.map(Number) })}
          />
        )}
      </Field>
    </div>
  );
};

const OneClub = ({ parts }: Parts) => {
  const { actor, form, choices, isLocked } = parts;
  return (
    <div className={layout.half}>
      <SelectField
        name="clubs"
        label={words.oneClub}
        value={form.clubs[0] ?? ''}
        disabled={isLocked}
        error={errorAt(parts, 'clubs')}
        onChange={(event) => {
          const chosen = Number(event.currentTarget.value);
          actor.send({ type: 'clubs.changed', clubs: chosen === 0 ? [] : [chosen] });
        }}
      >
        <option value="">{words.chooseClub}</option>
        {choices.clubs.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
};
