import type { SnapshotFrom } from 'xstate';
import type { MatchDetail } from '#api/matches.ts';
import { serverNow } from '#browser/clock.ts';
import { correctedBy, type CorrectionFault, type CorrectionForm } from '#domain/scoring/correction-form.ts';
import type { correctionsMachine } from './corrections.ts';

type Corrections = SnapshotFrom<typeof correctionsMachine>;

/** The match, and what the dialog about it holds. */
export const selectCorrected = ({ context }: Corrections): MatchDetail => context.match;
export const selectForm = ({ context }: Corrections): CorrectionForm => context.form;
export const selectFault = ({ context }: Corrections): CorrectionFault | null => context.fault;
export const selectRefusal = ({ context }: Corrections): string | null => context.refusal;
export const selectLater = ({ context }: Corrections): readonly string[] => context.later;

/** The dialog that is open, if any. */
export const selectDialog = (corrections: Corrections): 'correct' | 'none' | 'void' | 'warning' => {
  if (corrections.matches('idle')) return 'none';
  const { task, reset } = corrections.context;
  return corrections.matches('warning') || (reset && corrections.hasTag('busy')) ? 'warning' : task;
};

export const selectIsBusy = (corrections: Corrections): boolean => corrections.hasTag('busy');

/** The match as it would be, where the typed result fits it. */
export const previewOf = (form: CorrectionForm, match: MatchDetail): MatchDetail | null =>
  correctedBy(form, match, serverNow());
