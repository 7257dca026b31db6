import { isInPlay } from '#domain/tournaments/desk-entry.ts';
import type { SnapshotFrom } from 'xstate';
import type { EntryCounts } from '#api/tournaments.ts';
import type { entriesListMachine, EntryRow } from './entries-list.ts';
import type { entryActionsMachine } from './entry-actions.ts';
import type { FoundPlayer } from './player-search.ts';

type List = SnapshotFrom<typeof entriesListMachine>;
/** What is done about entries at a moment. */
export type EntryActions = SnapshotFrom<typeof entryActionsMachine>;

/** Whether something narrows the list. */
export const selectIsNarrowed = ({ context }: List): boolean =>
  context.question.filters.search !== '' || context.question.filters.status !== null;

/** How many entries there are of each kind. */
export const selectCounts = ({ context }: List): EntryCounts | null => context.besides;

/** The dialog that is open, if any. */
export const selectDialog = (actions: EntryActions): 'none' | 'confirming' | 'adding' | 'exempting' => {
  if (actions.matches('confirming') || actions.matches('taking')) return 'confirming';
  if (actions.matches('exempting') || actions.matches('admitting')) return 'exempting';
  return actions.matches('adding') || actions.matches('entering') ? 'adding' : 'none';
};

/** What is to be done about which entry. */
export const selectRow = ({ context }: EntryActions): EntryRow | null => context.row;
export const selectAct = ({
  context: { act, facts },
}: EntryActions): 'refuse' | 'withdraw' | 'leave' | 'disqualify' => {
  if (act === 'refuse' || act === 'disqualify') return act;
  return isInPlay(facts.stage) ? 'leave' : 'withdraw';
};

/** Why, as typed, and why the server refused. */
export const selectTypedReason = ({ context }: EntryActions): string => context.reason;
export const selectRefusal = ({ context }: EntryActions): string | null => context.refusal;

/** What players are searched by, and who was found. */
export const selectText = ({ context }: EntryActions): string => context.text;
export const selectFound = ({ context }: EntryActions): readonly FoundPlayer[] => context.found;

/** How far the search for players is. */
export const selectSearch = (
  actions: EntryActions,
): 'still' | 'searching' | 'found' | 'refused' | 'entering' => {
  if (actions.matches('entering')) return 'entering';
  if (actions.matches({ adding: 'found' })) return 'found';
  if (actions.matches({ adding: 'refused' })) return 'refused';
  return actions.matches({ adding: 'searching' }) || actions.matches({ adding: 'typing' })
    ? 'searching'
    : 'still';
};

/** The player who is being added. */
export const selectPlayer = ({ context }: EntryActions): FoundPlayer | null => context.player;

/** Whether a call is under way. */
export const selectIsBusy = (actions: EntryActions): boolean => actions.hasTag('busy');
