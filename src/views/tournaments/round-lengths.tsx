import { useId } from 'react';
import { ownRounds, roundTemplates, widestRound } from '#domain/tournaments/form.ts';
import { tournamentFormWords as words } from '#domain/words/tournament-form.ts';
import * as layout from '#styles/form-layout.css.ts';
import { FieldMessage } from '#views/ui/field-message.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import * as css from './form.css.ts';
import type { FormParts } from './form-fields.tsx';

/** A length of its own for a round of the knockout, the first round first, with templates to begin with. */
export const RoundLengths = ({ parts }: { parts: FormParts }) => {
  const { form, send, errorAt, lockOf, roundLockOf, isBusy } = parts;
  const id = useId();
  const lock = lockOf('roundLengths');
  const error = errorAt('roundLengths');
  const widest = widestRound(form.capacity);
  const rounds = ownRounds.filter((round) => round <= widest).toReversed();
  return (
    <fieldset
      className={`${layout.full} ${css.rounds}`}
      aria-describedby={id}
      data-field="roundLengths"
      tabIndex={-1}
    >
      <legend className={css.roundsHead}>{words.fields.roundLengths}</legend>
      <FieldMessage id={id} error={error} hint={lock ?? words.hints.roundLengths} />
      <div className={css.templates}>
        <Select
          aria-label={words.templates.label}
          width="content"
          value=""
          disabled={isBusy || lock !== undefined}
          onChange={(event) => {
            const template = roundTemplates.find((one) => one === event.currentTarget.value);
            if (template) send({ type: 'template.chosen', template });
          }}
        >
          <option value="">{words.templates.label}</option>
          {roundTemplates.map((template) => (
            <option key={template} value={template}>
              {words.templates[template]}
            </option>
          ))}
        </Select>
      </div>
      <div className={css.roundFields}>
        {rounds.map((round) => (
          <TextField
            key={round}
            label={words.rounds[round]}
            inputMode="numeric"
            maxLength={4}
            placeholder={form.length}
            value={form.roundLengths[round]}
            hint={lock === undefined ? roundLockOf(round) : undefined}
            readOnly={lock !== undefined || roundLockOf(round) !== undefined}
            state={isBusy ? 'busy' : 'idle'}
            onChange={(event) =>
              send({ type: 'round.changed', round: `${round}`, value: event.currentTarget.value })
            }
          />
        ))}
      </div>
    </fieldset>
  );
};
