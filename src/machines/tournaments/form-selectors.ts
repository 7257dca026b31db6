import type { SnapshotFrom } from 'xstate';
import { differences, type TournamentField, type TournamentForm } from '#domain/tournaments/form.ts';
import { firstFault } from '#domain/tournaments/form-fault.ts';
import type { DrawnRounds } from '#domain/tournaments/round-locks.ts';
import { canMove, type Stage } from '#domain/tournaments/stage.ts';
import type { FieldTexts, Host } from './form-context.ts';
import type { tournamentFormMachine } from './form.ts';

type Form = SnapshotFrom<typeof tournamentFormMachine>;

/** What fills the page. */
export const selectView = (form: Form): 'loading' | 'missing' | 'failed' | 'form' => {
  if (form.matches('missing')) return 'missing';
  if (form.matches('failed')) return 'failed';
  return form.matches('loadingHosts') || form.matches('loading') ? 'loading' : 'form';
};

/** Whether a tournament is made or changed. */
export const selectIsNew = ({ context }: Form): boolean => context.tournamentId === null;

/** The form as it is typed. */
export const selectForm = ({ context }: Form): TournamentForm => context.form;

/** The name that the tournament has. */
export const selectSavedName = ({ context }: Form): string => context.saved.form.name;

/** Where the tournament is in its life, and whether anyone has entered. */
export const selectStage = ({ context }: Form): Stage => context.saved.stage;
export const selectHasEntries = ({ context }: Form): boolean => context.saved.hasEntries;

/** The rounds of its draw, by which lengths are locked. */
export const selectDrawn = ({ context }: Form): DrawnRounds => context.saved.drawn;

/** Who may run it. */
export const selectHosts = ({ context }: Form): readonly Host[] => context.hosts;

/** What the club offers. */
export const selectLevels = ({ context }: Form): readonly Host[] => context.levels;
export const selectCategories = ({ context }: Form): readonly Host[] => context.categories;

/** What is said under each field, and above all of them. */
export const selectFaults = ({ context }: Form): FieldTexts => context.faults;

/** The first field, from the top, that something is said of. */
export const selectFirstFault = ({ context }: Form): TournamentField | null => firstFault(context.faults);

/** Which button waits for an answer. */
export const selectBusyWith = (form: Form): 'nothing' | 'save' | 'publish' =>
  form.hasTag('busy') ? form.context.intent : 'nothing';

/** Whether it is a draft that can be published. */
export const selectCanPublish = ({ context }: Form): boolean => canMove(context.saved.stage, 'publish');

/** The dialog over the form. */
export const selectFormDialog = (form: Form): 'none' | 'conflict' | 'leaving' => {
  if (form.matches('conflict')) return 'conflict';
  return form.matches('leaving') ? 'leaving' : 'none';
};

/** What differs between this form and what someone else has saved, and what both have. */
export const selectDifference = ({
  context: { form, theirs },
}: Form): { fields: TournamentField[]; mine: TournamentForm; theirs: TournamentForm } | null =>
  theirs && { fields: differences(form, theirs.form), mine: form, theirs: theirs.form };
