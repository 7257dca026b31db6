import { createActor, fromPromise } from 'xstate';
import { searchMachine, type SearchActor } from '#machines/patterns/search.ts';
import { tournamentActionsMachine, type TournamentActionsActor } from '#machines/tournaments/actions.ts';
import {
  enterableListMachine,
  ownTournamentMachine,
  type EnterableListActor,
  type OwnTournamentActor,
} from '#machines/tournaments/enterable-list.ts';
import { readAddress } from '#machines/tournaments/entering-address.ts';
import { enteringMachine, type EnteringActor } from '#machines/tournaments/entering.ts';
import {
  entriesListMachine,
  readEntryAddress,
  type EntriesListActor,
} from '#machines/tournaments/entries-list.ts';
import { entryActionsMachine, type EntryActionsActor } from '#machines/tournaments/entry-actions.ts';
import { seedsMachine, type SeedsActor } from '#machines/tournaments/seeds.ts';
import { enteredTournament, sampleCounts, sampleEntries } from '#machines/tournaments/sample-entries.ts';
import { firstQuestion } from '#machines/tournaments/managed-address.ts';
import {
  managedListMachine,
  type ManagedListActor,
  type ManagedRow,
} from '#machines/tournaments/managed-list.ts';
import { closedRow, draftRow, enteredRow, openRow } from '#machines/tournaments/sample-tournaments.ts';

const idle = fromPromise(() => new Promise<never>(() => {}));

/** A list that reads these tournaments, started. */
export function startList(rows: readonly ManagedRow[] = [draftRow, openRow, closedRow]): ManagedListActor {
  const readPage = fromPromise(async () => ({ rows, total: rows.length }));
  const machine = managedListMachine.provide({
    actors: { readPage: readPage as never, polling: idle as never },
  });
  return createActor(machine, { input: { question: firstQuestion } }).start();
}

/** A search field in which nothing stands, started. */
export const startSearch = (): SearchActor => createActor(searchMachine, { input: { text: '' } }).start();

/** Row actions whose calls are never answered, started. */
export const startActions = (): TournamentActionsActor =>
  createActor(
    tournamentActionsMachine.provide({
      actors: { setTournamentStage: idle as never, deleteTournament: idle as never },
    }),
  ).start();

/** What a player can enter, read. */
export function startEnterable(): EnterableListActor {
  const rows = [openRow, enteredRow];
  const readPage = fromPromise(async () => ({ rows, total: rows.length }));
  const machine = enterableListMachine.provide({
    actors: { readPage: readPage as never, polling: idle as never },
  });
  return createActor(machine, { input: { question: readAddress('') } }).start();
}

/** A player's steps whose calls are never answered, started. */
export const startEntering = (): EnteringActor =>
  createActor(
    enteringMachine.provide({
      actors: { createEntry: idle as never, updateEntry: idle as never, deadline: idle as never },
    }),
    { input: { userId: 5 } },
  ).start();

/** A tournament that takes entries, read. */
export const startOwn = (): OwnTournamentActor =>
  createActor(
    ownTournamentMachine.provide({
      actors: { read: fromPromise(async () => enteredTournament) as never, polling: idle as never },
    }),
    { input: { question: { tournamentId: enteredTournament.tournamentId } } },
  ).start();

/** Its entries, read. */
export function startEntries(): EntriesListActor {
  const answer = { rows: sampleEntries, total: sampleEntries.length, besides: sampleCounts };
  const machine = entriesListMachine.provide({
    actors: { readPage: fromPromise(async () => answer) as never, polling: idle as never },
  });
  return createActor(machine, { input: { question: readEntryAddress(6, '') } }).start();
}

/** What is done about entries, whose calls are never answered, started. */
export const startEntryActions = (): EntryActionsActor =>
  createActor(
    entryActionsMachine.provide({
      actors: { updateEntry: idle as never, createEntry: idle as never, listPlayers: idle as never },
    }),
    { input: { tournamentId: 6, facts: { stage: 'open', hasRoom: true } } },
  ).start();

/** Seeds whose players are never read, started. */
export const startSeeds = (): SeedsActor =>
  createActor(seedsMachine.provide({ actors: { listEntries: idle as never, setSeeds: idle as never } }), {
    input: { tournamentId: 6 },
  }).start();
