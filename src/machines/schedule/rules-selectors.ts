import type { SnapshotFrom } from 'xstate';
import type { RulesForm } from '#domain/schedule/rules-form.ts';
import { contested, type FieldFault } from '#machines/patterns/record-context.ts';
import { scheduleRules, type KnownRules, type rulesMachine } from './rules.ts';

type Rules = SnapshotFrom<typeof rulesMachine>;

/** What stands on the page. */
export const selectRulesView = (rules: Rules): 'loading' | 'failed' | 'form' => {
  if (rules.matches('loading') || rules.matches('recalling')) return 'loading';
  return rules.matches('failed') ? 'failed' : 'form';
};

/** Hours and rules as they are typed. */
export const selectRulesForm = ({ context }: Rules): RulesForm => context.form;

/** What is known of them besides; null before they are read. */
export const selectKnownRules = ({ context }: Rules): KnownRules | null => context.known;

/** The fault that is shown. */
export const selectRulesFault = ({ context }: Rules): FieldFault | null => context.fault;

/** Why the server refused, or why nothing could be read. */
export const selectRulesRefusal = ({ context }: Rules): string | null => context.refusal;

/** When the changes were made that came back unsaved. */
export const selectRulesRestored = ({ context }: Rules): string | null => context.restoredFrom;

/** Whether the form takes no typing now. */
export const selectIsRulesLocked = (rules: Rules): boolean => !rules.matches('editing');

/** Whether a call is under way. */
export const selectIsRulesSaving = (rules: Rules): boolean => rules.hasTag('busy');

/** The dialog over the form. */
export const selectRulesDialog = (rules: Rules): 'none' | 'conflict' | 'leaving' => {
  if (rules.matches('resolvingConflict')) return 'conflict';
  return rules.matches('leaving') ? 'leaving' : 'none';
};

/** What both have changed, and what both have. */
export const selectRulesConflict = ({
  context,
}: Rules): { fields: (keyof RulesForm & string)[]; mine: RulesForm; theirs: RulesForm } | null =>
  contested(context, scheduleRules);
