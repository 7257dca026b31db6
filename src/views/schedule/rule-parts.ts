import type { RulesForm } from '#domain/schedule/rules-form.ts';
import { halfHourText } from '#domain/schedule/half-hours.ts';
import { rulesWords as words } from '#domain/words/schedule-rules.ts';
import type { RulesEvent } from '#machines/schedule/rules.ts';

/** What each part of the form is given. */
export type RuleParts = {
  form: RulesForm;
  fault: { field: string; text: string } | null;
  isLocked: boolean;
  send: (event: RulesEvent) => void;
};

/** The fault of a field. */
export const faultOf = ({ fault }: Pick<RuleParts, 'fault'>, field: string): string | undefined =>
  fault?.field === field ? fault.text : undefined;

/** The end of a stretch of hours, which may lie on the next day. */
export function endText(half: number): string {
  if (half === 48) return '24:00';
  return half > 48 ? words.nextDay(halfHourText(half)) : halfHourText(half);
}

/** The half hours at which hours that begin at one may end. */
export const endsFrom = (opens: number): readonly number[] =>
  Array.from({ length: Math.min(48, 95 - opens) }, (_, index) => opens + index + 1);
