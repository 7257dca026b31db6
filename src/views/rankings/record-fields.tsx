import { useSelector } from '@xstate/react';
import { useState } from 'react';
import {
  latestBefore,
  longestName,
  pointsField,
  rankedPlaces,
  rankingYears,
} from '#domain/rankings/level-form.ts';
import { bestOfChoices, disciplines } from '#domain/rankings/ranking-form.ts';
import type { RecordForm } from '#domain/rankings/record-form.ts';
import { matchWords } from '#domain/words/matches.ts';
import { rankingWords as words } from '#domain/words/rankings.ts';
import { selectFault, selectIsLocked } from '#machines/patterns/record-selectors.ts';
import type { RankingRecordActor } from '#machines/rankings/record.ts';
import { selectForm, selectKind, selectKnown } from '#machines/rankings/record-selectors.ts';
import * as layout from '#styles/form-layout.css.ts';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { MultiChoice } from '#views/ui/multi-choice.tsx';
import { SelectField } from '#views/ui/select-field.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import { useFaultFocus } from '#views/ui/use-fault-focus.ts';
import * as css from './page.css.ts';

type Props = { actor: RankingRecordActor };
type TextFields = Exclude<keyof RecordForm, 'memberIds' | 'years'>;

/** The fields of a record, by its kind. */
export const RecordFields = ({ actor }: Props) => {
  const kind = useSelector(actor, selectKind);
  const fields = useFaultFocus(useSelector(actor, selectFault));
  return (
    <div className={layout.fields} ref={fields}>
      {kind === 'ranking' && <RankingFields actor={actor} />}
      {kind === 'level' && <LevelFields actor={actor} />}
      {kind === 'category' && <CategoryFields actor={actor} />}
      {kind === 'rating' && <RatingFields actor={actor} />}
    </div>
  );
};

/** What every field is made from. */
function useParts(actor: RankingRecordActor) {
  const form = useSelector(actor, selectForm);
  const fault = useSelector(actor, selectFault);
  const isLocked = useSelector(actor, selectIsLocked);
  const change = (part: Partial<RecordForm>): void => actor.send({ type: 'changed', change: part });
  const errorAt = (field: string): string | undefined => (fault?.field === field ? fault.text : undefined);
  const of = (field: TextFields, hint?: string) => ({
    name: field,
    label: words.form.fields[field],
    hint,
    value: form[field],
    error: errorAt(field),
    onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
  });
  const state = isLocked ? ('busy' as const) : ('idle' as const);
  return { form, isLocked, change, errorAt, of, state };
}

const RankingFields = ({ actor }: Props) => {
  const { of, state, isLocked } = useParts(actor);
  const categories = useSelector(actor, selectKnown)?.choices ?? [];
  return (
    <>
      <div className={layout.full}>
        <TextField {...of('name', words.form.rankingHint)} maxLength={longestName} state={state} />
      </div>
      <div className={layout.half}>
        <SelectField {...of('year')} disabled={isLocked}>
          {rankingYears.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={layout.half}>
        <SelectField {...of('span')} disabled={isLocked}>
          <option value="season">{words.spans.season}</option>
          <option value="rolling">{words.spans.rolling}</option>
        </SelectField>
      </div>
      <div className={layout.half}>
        <SelectField {...of('discipline')} disabled={isLocked}>
          <option value="">{words.allDisciplines}</option>
          {disciplines.map((one) => (
            <option key={one} value={one}>
              {matchWords.disciplines[one]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={layout.half}>
        <SelectField {...of('categoryId')} disabled={isLocked}>
          <option value="">{words.allCategories}</option>
          {categories.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={layout.half}>
        <SelectField {...of('bestOf')} disabled={isLocked}>
          {bestOfChoices.map((count) => (
            <option key={count} value={count}>
              {count === 0 ? words.form.bestOfAll : words.form.bestOfSome(count)}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  );
};

const noPoints: readonly string[] = Array.from({ length: rankedPlaces }, () => '');

const LevelFields = ({ actor }: Props) => {
  const { form, of, state, change, errorAt, isLocked } = useParts(actor);
  const fault = useSelector(actor, selectFault);
  const [chosen, setChosen] = useState(() => Number(form.year));
  // A fault of another year brings that year up.
  const faulty = /^(\d{4})\//.exec(fault?.field ?? '')?.[1];
  const year = faulty === undefined ? chosen : Number(faulty);
  const points = form.years[year] ?? noPoints;
  const source = latestBefore(form.years, year);
  const put = (given: readonly string[]): void => change({ years: { ...form.years, [year]: given } });
  return (
    <>
      <div className={layout.full}>
        <TextField {...of('name', words.form.levelHint)} maxLength={longestName} state={state} />
      </div>
      <div className={`${layout.full} ${css.yearBar}`}>
        <SelectField
          name="pointsYear"
          label={words.form.pointsYear}
          hint={words.form.pointsHint}
          value={String(year)}
          disabled={isLocked}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        >
          {rankingYears.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
        {source !== null && (
          <Button disabled={isLocked} onClick={() => put(form.years[source] ?? noPoints)}>
            {words.form.copy(source)}
          </Button>
        )}
      </div>
      <div className={`${layout.full} ${css.points}`} role="group" aria-label={words.form.points(year)}>
        {points.map((value, index) => (
          <TextField
            key={pointsField(year, index + 1)}
            name={pointsField(year, index + 1)}
            label={words.form.place(index + 1)}
            inputMode="numeric"
            maxLength={6}
            value={value}
            state={state}
            error={errorAt(pointsField(year, index + 1))}
            onChange={(event) => put(points.with(index, event.currentTarget.value))}
          />
        ))}
      </div>
    </>
  );
};

const CategoryFields = ({ actor }: Props) => {
  const { form, of, state, change, errorAt } = useParts(actor);
  const choices = useSelector(actor, selectKnown)?.choices ?? [];
  const { peopleChoice, ageHint, hasLeft, fields } = words.form;
  return (
    <>
      <div className={layout.full}>
        <TextField {...of('name', words.form.categoryHint)} maxLength={longestName} state={state} />
      </div>
      <div className={layout.half}>
        <TextField {...of('minAge', ageHint)} inputMode="numeric" maxLength={3} state={state} />
      </div>
      <div className={layout.half}>
        <TextField {...of('maxAge', ageHint)} inputMode="numeric" maxLength={3} state={state} />
      </div>
      <div className={layout.full}>
        <Field label={fields.memberIds} error={errorAt('memberIds')}>
          {(control) => (
            <MultiChoice
              {...control}
              name="memberIds"
              label={fields.memberIds}
              values={form.memberIds}
              choices={choices.map(({ value, label, hasLeft: isGone }) => ({
                value,
                label: isGone === true ? hasLeft(label) : label,
              }))}
              words={peopleChoice}
              state={state}
              onChange={(memberIds) => change({ memberIds })}
            />
          )}
        </Field>
      </div>
    </>
  );
};

const RatingFields = ({ actor }: Props) => {
  const { of, state } = useParts(actor);
  return (
    <>
      <div className={layout.half}>
        <TextField {...of('rating', words.form.ratingHint)} inputMode="decimal" maxLength={6} state={state} />
      </div>
      <div className={layout.half}>
        <TextField {...of('handicap', words.form.handicapHint)} maxLength={4} state={state} />
      </div>
      <div className={layout.full}>
        <TextField {...of('reason', words.form.reasonHint)} maxLength={200} state={state} />
      </div>
    </>
  );
};
