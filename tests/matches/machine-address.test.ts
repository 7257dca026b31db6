import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { games } from '#domain/games.ts';
import { firstQuestion, readAddress, writeAddress, type MatchQuestion } from '#machines/matches/address.ts';
import { queryOf } from '#machines/matches/list.ts';

const id = fc.option(fc.integer({ min: 1, max: 2_147_483_647 }), { nil: null });

const question: fc.Arbitrary<MatchQuestion> = fc.record({
  filters: fc.record({
    status: fc.constantFrom(1, 6, 7),
    clubId: id,
    tournamentId: id,
    gameType: fc.option(fc.constantFrom(...games.map((game) => game.id)), { nil: null }),
    mine: fc.boolean(),
  }),
  page: fc.integer({ min: 1, max: 1_000_000 }),
  size: fc.constantFrom(10, 20),
});

describe('the address of the list', () => {
  it('says everything that is asked, and reads back as it was written', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const address = writeAddress(asked);
        expect(readAddress(address.slice('/match'.length))).toEqual(asked);
      }),
    );
  });

  it('is plain where nothing is asked', () => {
    expect(writeAddress(firstQuestion)).toBe('/match');
    expect(readAddress('')).toEqual(firstQuestion);
  });

  it('never fails, whatever someone types, and asks only what the contract allows', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, value) => {
        const read = readAddress(`?${name}=${value}&page=${value}&rows=${value}&club=${value}&game=${value}`);
        expect(read.page).toBeGreaterThanOrEqual(1);
        expect([10, 20]).toContain(read.size);
        expect([1, 6, 7]).toContain(read.filters.status);
      }),
    );
    expect(readAddress('?page=0&rows=7&status=9&club=-1&game=chess&mine=yes')).toEqual(firstQuestion);
    expect(readAddress('?page=99999999&tournament=99999999999')).toEqual(firstQuestion);
  });
});

describe('the call of the list', () => {
  it('A-9.07, A-9.08, C-4.12 asks by status id, and sends nothing that is not asked', () => {
    expect(queryOf(firstQuestion)).toEqual({ status: 1, limit: 10, pageNumber: 1 });
    const { filters } = firstQuestion;
    expect(queryOf({ ...firstQuestion, filters: { ...filters, status: 6, mine: true } })).toEqual({
      status: 6,
      mine: true,
      limit: 10,
      pageNumber: 1,
    });
  });

  it('A-9.01 asks for pages of 10 or 20', () => {
    expect(queryOf(readAddress('?rows=20&page=3'))).toEqual({ status: 1, limit: 20, pageNumber: 3 });
  });
});
