import { describe, expect, it } from 'vitest';
import { canMove, moveArticle, type ArticleMove, type ArticleStatus } from '#domain/news/life.ts';
import { writesFor } from '#domain/news/place.ts';

const now = '2026-11-20T12:00:00.000Z';
const statuses: ArticleStatus[] = ['draft', 'scheduled', 'published', 'withdrawn'];
const moves: ArticleMove[] = ['schedule', 'publish', 'withdraw', 'redraft'];

describe('A-1.17 the life of an article', () => {
  it.each([
    ['draft', ['schedule', 'publish']],
    ['scheduled', ['schedule', 'publish', 'redraft']],
    ['published', ['withdraw']],
    ['withdrawn', ['publish', 'redraft']],
  ] as const)('lets what is %s be moved by %j and nothing else', (status, allowed) => {
    expect(moves.filter((move) => canMove(status, move))).toEqual(allowed);
  });

  it('has a status and a time that fit, wherever a move leads', () => {
    for (const status of statuses) {
      const publishedAt = status === 'draft' ? null : '2026-11-01T00:00:00.000Z';
      for (const move of moves) {
        const after = moveArticle({ status, publishedAt }, move, { at: '2026-12-24T18:00:00.000Z', now });
        if (typeof after === 'string') continue;
        expect(after.publishedAt === null).toBe(after.status === 'draft');
      }
    }
  });

  it.each(['2026-11-20T11:59:59.999Z', now, 'tomorrow', ''])('is not scheduled for %s', (at) => {
    expect(moveArticle({ status: 'draft', publishedAt: null }, 'schedule', { at, now })).toBe(
      'news_schedule_past',
    );
  });
});

describe('A-1.17 whose news one writes', () => {
  it.each([
    [1, [], null, true],
    [2, [], 7, true],
    [3, [7], 7, true],
    [4, [7], 8, false],
    [3, [7], null, false],
    [5, [7], 7, false],
  ] as const)('role %i of clubs %j for club %s: %s', (roleId, clubIds, clubId, may) => {
    expect(writesFor({ roleId, clubIds }, clubId)).toBe(may);
  });
});
