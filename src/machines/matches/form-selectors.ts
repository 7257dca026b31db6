import type { SnapshotFrom } from 'xstate';
import type { Venue } from '#api/matches.ts';
import type { MatchField, MatchForm, MatchSeat } from '#domain/matches/form.ts';
import { contested } from '#machines/patterns/record-context.ts';
import type { FoundPerson, MatchHost } from './form-context.ts';
import { isDrawn, matchRules, zoneOf } from './form-rules.ts';
import { matchHostOf, type matchFormMachine } from './form.ts';

type Form = SnapshotFrom<typeof matchFormMachine>;

/** What fills the page. */
export const selectView = (form: Form): 'loading' | 'failed' | 'form' => {
  if (form.matches('failed')) return 'failed';
  const isRead = !(form.matches('loadingHosts') || form.matches('loading') || form.matches('recalling'));
  return isRead ? 'form' : 'loading';
};

/** Whether a match is made or changed. */
export const selectIsNew = ({ context }: Form): boolean => context.matchId === null;

/** Whether a draw has made the match. */
export const selectIsDrawn = ({ context }: Form): boolean => isDrawn(context);

/** The form as it is typed, and the name that the match has. */
export const selectForm = ({ context }: Form): MatchForm => context.form;
export const selectSavedName = ({ context }: Form): string => context.saved.matchName;

/** Who may run it; a club that one does not offer any more stays while it runs the match. */
export const selectHosts = ({ context: { hosts, known } }: Form): readonly MatchHost[] => {
  const club = known?.club ?? null;
  if (club === null || hosts.some(({ value }) => value === String(club.clubId))) return hosts;
  return [...hosts, matchHostOf(club)];
};

/** The tables of the club, whether they could not be read, and the clocks on which times are typed. */
export const selectVenue = ({ context }: Form): Venue | null => context.venue;
export const selectIsVenueFailed = ({ context }: Form): boolean => context.isVenueFailed;
export const selectZone = ({ context }: Form): string | null => zoneOf(context);

/** Whether a call is under way. */
export const selectIsSaving = (form: Form): boolean => form.matches('adding') || form.matches('updating');

/** Whether the handicaps are being read, and whether they can be asked for. */
export const selectIsProposing = (form: Form): boolean => form.matches('proposing');
export const selectCanPropose = (form: Form): boolean =>
  form.matches('proposing') || form.can({ type: 'propose' });
export const selectCanRemove = ({ context: { known } }: Form): boolean => known !== null && !known.isDrawn;

/** The dialog over the form. */
export const selectDialog = (form: Form): 'none' | 'choosing' | 'conflict' | 'leaving' | 'removing' => {
  if (form.matches('choosing')) return 'choosing';
  if (form.matches('resolvingConflict')) return 'conflict';
  if (form.matches('confirmingDelete') || form.matches('deleting')) return 'removing';
  return form.matches('leaving') ? 'leaving' : 'none';
};
export const selectIsDeleting = (form: Form): boolean => form.matches('deleting');

/** For whom somebody is looked for, by what, and who was found. */
export const selectSeat = ({ context }: Form): MatchSeat => context.seat;
export const selectSearch = ({ context }: Form): string => context.search;
export const selectFound = ({ context }: Form): readonly FoundPerson[] => context.found;

/** How far the search is. */
export const selectSearching = (form: Form): 'searching' | 'found' | 'failed' => {
  if (form.matches({ choosing: 'failed' })) return 'failed';
  return form.matches({ choosing: 'found' }) ? 'found' : 'searching';
};

/** What both have changed, and what both have. */
export const selectConflict = ({
  context,
}: Form): { fields: MatchField[]; mine: MatchForm; theirs: MatchForm } | null =>
  contested(context, matchRules);
