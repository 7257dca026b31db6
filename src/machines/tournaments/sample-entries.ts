import type { Tournament } from '#api/fixtures.ts';
import type { EntryRow } from './entries-list.ts';
import { draftTournament } from './sample-tournaments.ts';

/** A tournament that takes entries and lets players check in. */
export const enteredTournament: Tournament = {
  ...draftTournament,
  tournamentId: 6,
  name: 'Winter Open',
  stage: 'open',
  playerCount: 2,
  waitingCount: 1,
  checkInOpensAt: '2126-11-17T14:00:00.000Z',
  checkInClosesAt: '2126-11-17T15:00:00.000Z',
};

const entry = (userId: number, name: string, more: Partial<EntryRow>): EntryRow => ({
  userId,
  name,
  isNameHidden: false,
  isInactive: false,
  club: { clubId: 2, name: 'Club Billares Obelisco' },
  countryId: 'CO',
  status: 'confirmed',
  position: null,
  seed: null,
  rating: null,
  askedAt: '2026-11-01T10:00:00.000Z',
  reason: null,
  admissionReason: null,
  ...more,
});

/** A player who waits for an answer, two with a place, and one on the waiting list. */
export const askingEntry = entry(31, 'Ana Duarte', { status: 'requested' });
export const placedEntry = entry(32, 'Bruno Lara', { seed: 1, rating: 512.5 });
export const presentEntry = entry(33, 'Carla Ortiz', { status: 'checkedIn' });
const waitingEntry = entry(34, 'Diego Sosa', { status: 'waiting', position: 1 });

export const sampleEntries: EntryRow[] = [askingEntry, placedEntry, presentEntry, waitingEntry];

export const sampleCounts = { capacity: 16, places: 2, waiting: 1, requested: 1, checkedIn: 1 };
