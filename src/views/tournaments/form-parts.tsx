import { fullGameLabel, games, type GameTypeId } from '#domain/games.ts';
import { checkInChoices, entryModes, hasKnockout, tieBreakChoices } from '#domain/tournaments/form.ts';
import { lengthField } from '#domain/tournaments/length.ts';
import { tournamentFormWords as words } from '#domain/words/tournament-form.ts';
import type { Host } from '#machines/tournaments/form-context.ts';
import * as layout from '#styles/form-layout.css.ts';
import { CardHead } from '#views/ui/card-head.tsx';
import { Card } from '#views/ui/card.tsx';
import { Combobox } from '#views/ui/combobox.tsx';
import { Field } from '#views/ui/field.tsx';
import { MultiChoice } from '#views/ui/multi-choice.tsx';
import { checkInText } from './check-in-text.ts';
import {
  FormArea,
  FormDateTime,
  FormDay,
  FormFlag,
  FormSelect,
  FormText,
  type FormParts,
} from './form-fields.tsx';
import { RoundLengths } from './round-lengths.tsx';

type Props = { parts: FormParts };

const { fields, hints } = words;

/** The length that the chosen game has: its field, nothing where it has none, null while no game is chosen. */
function lengthOf(gameType: string): ReturnType<typeof lengthField> | undefined {
  return gameType === '' ? undefined : lengthField(gameType as GameTypeId);
}

/** Name, game, format and the length of a match. */
export const What = ({ parts }: Props) => (
  <Card as="section" padding="form">
    <CardHead>{words.parts.what}</CardHead>
    <div className={layout.fields}>
      <FormText parts={parts} field="name" width="full" maxLength={100} />
      <FormSelect parts={parts} field="gameType" width="half">
        <option value="">{words.chooseGame}</option>
        {games.map(({ id }) => (
          <option key={id} value={id}>
            {fullGameLabel(id)}
          </option>
        ))}
      </FormSelect>
      <Length parts={parts} />
      <FormSelect parts={parts} field="format" width="full">
        <option value="knockout">{words.formats.knockout}</option>
        <option value="roundRobin">{words.formats.roundRobin}</option>
      </FormSelect>
      <FormArea
        parts={parts}
        field="description"
        width="full"
        maxLength={2000}
        hint={hints.description}
        isOptional
      />
    </div>
  </Card>
);

const Length = ({ parts }: Props) => {
  const length = lengthOf(parts.form.gameType);
  if (length === null) {
    return <p className={`${layout.half} ${layout.note}`}>{words.ownLength}</p>;
  }
  return (
    <FormText
      parts={parts}
      field="length"
      label={length === undefined ? fields.length : words.lengths[length]}
      width="half"
      inputMode="numeric"
      maxLength={4}
      readOnly={length === undefined}
      hint={length === undefined ? hints.gameFirst : undefined}
    />
  );
};

/** Who runs it, its days and its clocks. */
export const When = ({ parts, hosts }: Props & { hosts: readonly Host[] }) => (
  <Card as="section" padding="form">
    <CardHead>{words.parts.when}</CardHead>
    <div className={layout.fields}>
      <FormSelect parts={parts} field="clubId" width="full">
        {hosts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </FormSelect>
      <FormDay parts={parts} field="startDate" width="half" />
      <FormDay parts={parts} field="endDate" width="half" />
      <FormText parts={parts} field="startTime" width="half" type="time" hint={hints.startTime} isOptional />
      <Zone parts={parts} />
    </div>
  </Card>
);

const zones = Intl.supportedValuesOf('timeZone');
const zoneLabel = (zone: string): string => zone.replaceAll('_', ' ');

const Zone = ({ parts }: Props) => {
  const { timeZone } = parts.form;
  const lock = parts.lockOf('timeZone');
  const known = zones.includes(timeZone) ? zones : [timeZone, ...zones];
  if (lock !== undefined) return <FormText parts={parts} field="timeZone" width="half" />;
  return (
    <div className={layout.half}>
      <Field label={fields.timeZone} error={parts.errorAt('timeZone')}>
        {(control) => (
          <Combobox
            {...control}
            name="timeZone"
            label={fields.timeZone}
            value={timeZone}
            choices={known.map((value) => ({ value, label: zoneLabel(value) }))}
            words={words.zoneChoice}
            state={parts.isBusy ? 'busy' : 'idle'}
            onChoose={(value) => parts.send({ type: 'changed', field: 'timeZone', value })}
          />
        )}
      </Field>
    </div>
  );
};

/** Who may enter, how many, and when. */
export const Entries = ({ parts, categories }: Props & { categories: readonly Host[] }) => (
  <Card as="section" padding="form">
    <CardHead>{words.parts.entries}</CardHead>
    <div className={layout.fields}>
      <FormText
        parts={parts}
        field="capacity"
        width="third"
        inputMode="numeric"
        maxLength={3}
        hint={hints.capacity}
      />
      <FormSelect parts={parts} field="entryMode" width="twoThirds">
        {entryModes
          .filter((mode) => mode !== 'club' || parts.form.clubId !== '')
          .map((mode) => (
            <option key={mode} value={mode}>
              {words.entryModes[mode]}
            </option>
          ))}
      </FormSelect>
      <FormDateTime parts={parts} field="entryOpensAt" width="half" hint={hints.opens} isOptional />
      <FormDateTime
        parts={parts}
        field="entryClosesAt"
        width="half"
        hint={hints.times(parts.form.timeZone)}
      />
      <FormSelect parts={parts} field="checkInMinutes" width="full">
        {checkInChoices.map((minutes) => (
          <option key={minutes} value={String(minutes)}>
            {checkInText(minutes)}
          </option>
        ))}
      </FormSelect>
      {parts.form.clubId !== '' && (
        <FormSelect parts={parts} field="categoryId" width="full" hint={hints.categoryId}>
          <Offered value={parts.form.categoryId} offered={categories} none={words.noCategory} />
        </FormSelect>
      )}
      <FormFlag parts={parts} field="needsApproval" />
    </div>
  </Card>
);

type OfferedProps = { value: string; offered: readonly Host[]; none: string };

/** What a club offers; what is chosen stays chosen while that is being read. */
const Offered = ({ value, offered, none }: OfferedProps) => (
  <>
    <option value="">{none}</option>
    {value !== '' && !offered.some((one) => one.value === value) && <option value={value}>…</option>}
    {offered.map((one) => (
      <option key={one.value} value={one.value}>
        {one.label}
      </option>
    ))}
  </>
);

/** Groups, ties, the knockout and the lengths of its rounds. */
export const Draw = ({ parts, levels }: Props & { levels: readonly Host[] }) => (
  <Card as="section" padding="form">
    <CardHead>{words.parts.draw}</CardHead>
    <div className={layout.fields}>
      {parts.form.format === 'roundRobin' && <Groups parts={parts} />}
      {hasKnockout(parts.form) && (
        <>
          <FormFlag parts={parts} field="hasThirdPlace" />
          {lengthOf(parts.form.gameType) != null && <RoundLengths parts={parts} />}
        </>
      )}
      {parts.form.clubId !== '' && (
        <FormSelect parts={parts} field="levelId" width="full" hint={hints.levelId}>
          <Offered value={parts.form.levelId} offered={levels} none={words.noLevel} />
        </FormSelect>
      )}
      <FormFlag parts={parts} field="isRated" />
      <FormFlag parts={parts} field="isHandicapped" />
    </div>
  </Card>
);

const Groups = ({ parts }: Props) => {
  const lock = parts.lockOf('tieBreaks');
  return (
    <>
      <FormText parts={parts} field="groupCount" width="half" inputMode="numeric" maxLength={2} />
      <FormText
        parts={parts}
        field="qualifierCount"
        width="half"
        inputMode="numeric"
        maxLength={1}
        hint={hints.qualifierCount}
      />
      <div className={layout.full}>
        <Field
          label={fields.tieBreaks}
          mark={words.optional}
          hint={lock ?? hints.tieBreaks}
          error={parts.errorAt('tieBreaks')}
        >
          {(control) => (
            <MultiChoice
              {...control}
              name="tieBreaks"
              label={fields.tieBreaks}
              values={parts.form.tieBreaks}
              choices={tieBreakChoices.map((value) => ({ value, label: words.tieBreaks[value] }))}
              words={words.tieBreakChoice}
              state={parts.isBusy || lock !== undefined ? 'busy' : 'idle'}
              onChange={(values) => parts.send({ type: 'tie-breaks.changed', tieBreaks: values })}
            />
          )}
        </Field>
      </div>
      <FormFlag parts={parts} field="isLevelAllowed" />
    </>
  );
};
