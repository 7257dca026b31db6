import { formField } from '#domain/tournaments/form.ts';
import { formFaults, type FormFaultCode, type Intent } from '#domain/tournaments/form-fault.ts';
import { isOneLine } from '#domain/one-line.ts';
import { fieldWords } from '#domain/words/fields.ts';
import { problemWords } from '#domain/words/problems.ts';
import { tournamentFormWords as words } from '#domain/words/tournament-form.ts';
import type { FieldTexts, TournamentFormContext } from './form-context.ts';

const textOf = (code: FormFaultCode): string =>
  code === 'game_missing' || code === 'day_malformed' || code === 'time_malformed'
    ? words.faults[code]
    : problemWords[code];

/** What the form itself says of each field. */
export function textsOf({ form }: TournamentFormContext, intent: Intent): FieldTexts {
  const faults = Object.entries(formFaults(form, intent));
  const line: FieldTexts = isOneLine(form.name) ? {} : { name: fieldWords.oneLine };
  return { ...line, ...Object.fromEntries(faults.map(([field, code]) => [field, textOf(code)])) };
}

/** What the server says of each field, at the field of the form. */
export function textsIn(fields: Record<string, string>): FieldTexts {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => {
      const field = formField(name);
      return field === null ? [] : [[field, text]];
    }),
  );
}
