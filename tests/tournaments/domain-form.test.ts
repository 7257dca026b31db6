import { describe, expect, test } from 'vitest';
import {
  blankForm,
  differences,
  entryOf,
  formOf,
  lockGroupOf,
  requestOf,
  templateLengths,
  type TournamentForm,
} from '#domain/tournaments/form.ts';
import { firstFault, formFaults } from '#domain/tournaments/form-fault.ts';

const zone = 'America/New_York';
const whole: TournamentForm = {
  ...blankForm('2', zone),
  name: 'Winter Open',
  gameType: 'fifteenReds',
  length: '5',
  startDate: '2126-03-08',
  endDate: '2126-03-09',
  entryClosesAt: '2126-03-07T18:00',
};

describe('the form of a tournament', () => {
  test('A-2.58 comes back as it was typed from what the server keeps', () => {
    const typed: TournamentForm = {
      ...whole,
      format: 'roundRobin',
      tieBreaks: ['headToHead', 'difference'],
      roundLengths: { ...whole.roundLengths, 1: '9' },
      startTime: '10:30',
    };
    const { clubId = null, ...entry } = entryOf(typed);
    expect(formOf({ ...entry, clubId })).toEqual(typed);
  });

  test('times are those of the clocks of its zone', () => {
    expect(entryOf({ ...whole, entryClosesAt: '2126-07-07T18:00' }).entryClosesAt).toBe(
      '2126-07-07T22:00:00.000Z',
    );
  });

  test('a tournament without a club is the association’s, and not for members of a club', () => {
    const request = requestOf({ ...whole, clubId: '', entryMode: 'club' });
    expect(request).not.toHaveProperty('clubId');
    expect(request.entryMode).toBe('open');
  });

  test.each([
    ['fifteenReds', { tournamentFrame: 5, raceTo: null, targetPoints: null, timeLimit: null }],
    ['nineBall', { tournamentFrame: null, raceTo: 5, targetPoints: null, timeLimit: null }],
    ['threeCushion', { tournamentFrame: null, raceTo: null, targetPoints: 5, timeLimit: null }],
    ['timed', { tournamentFrame: null, raceTo: null, targetPoints: null, timeLimit: 5 }],
    ['hundredUp', { tournamentFrame: null, raceTo: null, targetPoints: null, timeLimit: null }],
  ])('a length of 5 is what %s counts', (gameType, length) => {
    expect(entryOf({ ...whole, gameType })).toMatchObject(length);
  });

  test('lengths are kept only for rounds that the places can fill', () => {
    const form = { ...whole, capacity: '8', roundLengths: { ...whole.roundLengths, 1: '9', 8: '7' } };
    expect(entryOf(form).roundLengths.map(({ matches }) => matches)).toEqual([1]);
  });

  test('what nobody has chosen is said at its field, the topmost first', () => {
    const faults = formFaults({ ...blankForm('2', zone), startDate: '31-02' }, 'publish');
    expect(faults).toEqual({
      name: 'tournament_name_missing',
      gameType: 'game_missing',
      startDate: 'day_malformed',
    });
    expect(firstFault(faults as Record<string, string>)).toBe('name');
  });

  test('a draft may lack what is needed to publish', () => {
    const draft = { ...whole, startDate: '', endDate: '', entryClosesAt: '', length: '' };
    expect(formFaults(draft, 'save')).toEqual({});
    expect(formFaults(draft, 'publish')).toEqual({
      startDate: 'day_missing',
      endDate: 'day_missing',
      entryClosesAt: 'entry_close_missing',
      length: 'length_missing',
    });
  });

  test.each([
    [{ length: '4' }, { length: 'length_even' }],
    [{ capacity: '1' }, { capacity: 'capacity_range' }],
    [{ capacity: 'many' }, { capacity: 'capacity_range' }],
    [{ endDate: '2126-03-07' }, { endDate: 'dates_order' }],
    [{ roundLengths: { ...whole.roundLengths, 1: '8' } }, { roundLengths: 'length_even' }],
    [{ entryOpensAt: 'T18:00' }, { entryOpensAt: 'time_malformed' }],
    [{ entryClosesAt: '2126-03-07T' }, { entryClosesAt: 'time_malformed' }],
    [{ format: 'roundRobin', qualifierCount: '' }, { qualifierCount: 'qualifiers_range' }],
    [{ format: 'roundRobin', groupCount: '33' }, { groupCount: 'groups_range' }],
  ])('%o is refused at its field', (change, faults) => {
    expect(formFaults({ ...whole, ...change }, 'save')).toMatchObject(faults);
  });

  test('ready-made lengths grow towards the final, and best of stays odd', () => {
    expect(templateLengths('quarterFinals', whole)).toMatchObject({ 8: '', 4: '7', 2: '9', 1: '11' });
    expect(templateLengths('semiFinals', { gameType: 'nineBall', length: '7' })).toMatchObject({
      4: '',
      2: '8',
      1: '9',
    });
    expect(Object.values(templateLengths('final', { gameType: '', length: '5' })).join('')).toBe('');
    expect(Object.values(templateLengths('same', whole)).join('')).toBe('');
  });

  test('fields are locked with those that the server locks together', () => {
    expect(
      ['name', 'clubId', 'length', 'roundLengths', 'endDate', 'isRated'].map((field) =>
        lockGroupOf(field as 'name'),
      ),
    ).toEqual(['about', 'kind', 'length', 'length', 'lastDay', 'rating']);
  });

  test('two forms differ in what was typed otherwise', () => {
    expect(differences(whole, { ...whole, tieBreaks: ['difference'], name: 'Spring Open' })).toEqual([
      'name',
      'tieBreaks',
    ]);
  });
});
