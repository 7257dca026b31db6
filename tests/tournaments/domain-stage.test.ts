import { describe, expect, it } from 'vitest';
import { publishFaults, tournamentFaults, type TournamentEntry } from '#domain/tournaments/fault.ts';
import { tournamentLocks } from '#domain/tournaments/locks.ts';
import { canMove, moveTo, moveTournament, type Stage } from '#domain/tournaments/stage.ts';

const stages: readonly Stage[] = ['draft', 'open', 'closed', 'drawn', 'running', 'finished', 'cancelled'];
const isOneOf = (...some: readonly Stage[]) => stages.map((stage) => some.includes(stage));

describe('the life of a tournament', () => {
  it('lets each move begin where it may', () => {
    const from = (move: Parameters<typeof canMove>[1]) => stages.map((stage) => canMove(stage, move));
    expect(from('publish')).toEqual(isOneOf('draft'));
    expect(from('delete')).toEqual(isOneOf('draft'));
    expect(from('close')).toEqual(isOneOf('open'));
    expect(from('reopen')).toEqual(isOneOf('closed'));
    expect(from('undraw')).toEqual(isOneOf('drawn'));
    expect(from('match.begun')).toEqual(isOneOf('drawn'));
    expect(from('result.reset')).toEqual(isOneOf('finished'));
    expect(from('cancel')).toEqual(isOneOf('open', 'closed', 'drawn', 'running'));
    expect(from('draw')).toEqual(isOneOf('open', 'closed', 'drawn', 'running'));
  });

  it('looks at what is known', () => {
    expect(moveTournament('draft', 'publish', { isClosingAhead: false })).toBeNull();
    expect(moveTournament('closed', 'draw', { hasPlayers: false })).toBeNull();
    expect(moveTournament('drawn', 'draw', { hasNoneBegun: false })).toBeNull();
    expect(moveTournament('running', 'all.over', { isKnockoutDue: true })).toBeNull();
    expect(moveTournament('running', 'all.over', { isKnockoutDue: false })).toBe('finished');
    expect(moveTournament('running', 'cancel', { hasNoneLive: false })).toBeNull();
  });

  it('takes a chosen stage as the move that leads there', () => {
    expect(moveTo('draft', 'open')).toBe('publish');
    expect(moveTo('closed', 'open')).toBe('reopen');
    expect(moveTo('open', 'closed')).toBe('close');
    expect(moveTo('running', 'cancelled')).toBe('cancel');
  });
});

describe('what can be changed', () => {
  const open = (group: Parameters<ReturnType<typeof tournamentLocks>['has']>[0], hasEntries = true) =>
    stages.filter((stage) => !tournamentLocks(stage, hasEntries).has(group));

  it('becomes less from stage to stage', () => {
    expect(open('about')).toEqual(['draft', 'open', 'closed', 'drawn', 'running']);
    expect(open('kind')).toEqual(['draft']);
    expect(open('kind', false)).toEqual(['draft', 'open']);
    expect(open('shape')).toEqual(['draft', 'open', 'closed']);
    expect(open('entry')).toEqual(['draft', 'open', 'closed']);
    expect(open('days')).toEqual(['draft', 'open', 'closed', 'drawn']);
    expect(open('lastDay')).toEqual(['draft', 'open', 'closed', 'drawn', 'running']);
    expect(open('length')).toEqual(['draft', 'open', 'closed', 'drawn', 'running']);
    expect(open('tieBreaks')).toEqual(['draft', 'open', 'closed', 'drawn']);
    expect(open('rating')).toEqual(['draft', 'open', 'closed', 'drawn', 'running']);
  });
});

const entry: TournamentEntry = {
  name: 'Open',
  gameType: 'fifteenReds',
  format: 'knockout',
  clubId: 1,
  description: '',
  tournamentFrame: 5,
  raceTo: null,
  targetPoints: null,
  timeLimit: null,
  roundLengths: [],
  startDate: '2026-12-05',
  endDate: '2026-12-06',
  startTime: '10:00',
  timeZone: 'America/Bogota',
  capacity: 16,
  entryMode: 'open',
  needsApproval: false,
  entryOpensAt: null,
  entryClosesAt: '2026-12-04T12:00:00Z',
  checkInMinutes: 0,
  groupCount: null,
  qualifierCount: 0,
  hasThirdPlace: false,
  isLevelAllowed: false,
  tieBreaks: [],
  isRated: true,
  isHandicapped: false,
  levelId: null,
  categoryId: null,
};
const groups = { ...entry, format: 'roundRobin', groupCount: 4 } as const;

describe('a tournament that is told', () => {
  it.each([
    ['whole', entry, {}],
    ['without a name', { ...entry, name: '  ' }, { name: 'tournament_name_missing' }],
    ['of one player', { ...entry, capacity: 1 }, { capacity: 'capacity_range' }],
    ['of 257 players', { ...entry, capacity: 257 }, { capacity: 'capacity_range' }],
    ['that ends before it begins', { ...entry, endDate: '2026-12-04' }, { endDate: 'dates_order' }],
    [
      'whose entries open when they close',
      { ...entry, entryOpensAt: '2026-12-04T12:00:00Z' },
      { entryClosesAt: 'entry_times' },
    ],
    // 10:00 in Bogota is 15:00 in UTC.
    ['whose entries close as play begins', { ...entry, entryClosesAt: '2026-12-05T15:00:00Z' }, {}],
    [
      'whose entries close during play',
      { ...entry, entryClosesAt: '2026-12-05T15:00:01Z' },
      { entryClosesAt: 'entry_times' },
    ],
    ['with an even number of frames', { ...entry, tournamentFrame: 4 }, { tournamentFrame: 'length_even' }],
    [
      'with a race for a round of snooker',
      { ...entry, roundLengths: [{ matches: 1, raceTo: 5 }] },
      { roundLengths: 'length_wrong' },
    ],
    ['of 33 groups', { ...groups, groupCount: 33, capacity: 256 }, { groupCount: 'groups_range' }],
    ['of groups in a knockout', { ...entry, groupCount: 2 }, { groupCount: 'groups_range' }],
    [
      'of which all of a group go on',
      { ...groups, qualifierCount: 4 },
      { qualifierCount: 'qualifiers_range' },
    ],
    ['of which two of a group go on', { ...groups, qualifierCount: 2 }, {}],
    [
      'with one way to break a tie twice',
      { ...groups, tieBreaks: ['difference', 'difference'] as const },
      { tieBreaks: 'tie_breaks_wrong' },
    ],
  ])('%s', (_name, told, faults) => {
    expect(tournamentFaults({ ...told, tieBreaks: [...told.tieBreaks] })).toEqual(faults);
  });

  it('is kept as a draft before its length and its days are known, and not published', () => {
    const early = { ...entry, tournamentFrame: null, startDate: null, endDate: null, entryClosesAt: null };
    expect(tournamentFaults(early)).toEqual({});
    expect(publishFaults(early)).toEqual({
      startDate: 'day_missing',
      endDate: 'day_missing',
      entryClosesAt: 'entry_close_missing',
      tournamentFrame: 'length_missing',
    });
    expect(publishFaults(entry)).toEqual({});
  });
});
