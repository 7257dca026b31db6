import { matchMachine, type MatchEvent, type MatchFacts } from '#domain/machines/match.ts';

/** Where a match is in its life. */
export type MatchState = 'called' | 'live' | 'over' | 'upcoming';

/** All that could stand against a move is out of its way. */
const nothingAgainst: MatchFacts = {
  isReady: true,
  hasTableFree: true,
  isNobodyBusy: true,
  isDecided: true,
  isLevelAllowed: true,
  isFree: true,
  isSameWinner: true,
};

/** What moves a match on without ending it. */
export type MatchMove = Exclude<MatchEvent['type'], 'end'>;

/** Whether a match can be moved so, as things stand. */
export function canMoveMatch(state: MatchState, type: MatchMove, facts: Partial<MatchFacts> = {}): boolean {
  return matchMachine.resolveState({ value: state }).can({ type, ...nothingAgainst, ...facts });
}

/** The state of a match by its columns. */
export function stateOfMatch(statusId: number, calledAt: string | null): MatchState {
  if (statusId === 6) return 'over';
  if (statusId === 7) return 'live';
  return calledAt === null ? 'upcoming' : 'called';
}
