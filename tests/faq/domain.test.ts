import { describe, expect, it } from 'vitest';
import { countQuestions, findQuestions } from '#domain/faq/find.ts';
import { questionGroups } from '#domain/words/faq.ts';
import { readPlace, writePlace } from '#machines/faq/address.ts';

const all = questionGroups.flatMap(({ questions }) => questions);
const found = (text: string): string[] =>
  findQuestions(text).flatMap(({ questions }) => questions.map(({ id }) => id));

describe('the questions', () => {
  it.each([
    ['C-1.18', 'registration'],
    ['A-5.40', 'required-fields'],
    ['C-1.19', 'joining-clubs'],
    ['C-1.20', 'adding-a-member'],
    ['C-1.21', 'saving-cards'],
    ['C-1.22', 'editing-profile'],
    ['C-1.23', 'referee'],
    ['C-1.24', 'hiding-my-name'],
    ['C-1.25', 'entering-a-tournament'],
  ])('%s cover %s', (_, id) => {
    expect(all.map((question) => question.id)).toContain(id);
  });

  it('A-5.40 name every field that a member has to fill in', () => {
    const text = all.find(({ id }) => id === 'required-fields')?.answer.join(' ') ?? '';
    for (const word of ['name', 'email', 'contact', 'PIN', 'password once more', 'verified', 'agreement'])
      expect(text).toContain(word);
  });

  it('have ids of their own that can stand in an address', () => {
    const ids = all.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z-]+$/.test(id))).toEqual([]);
  });
});

describe('a search', () => {
  it('finds every word anywhere in a question or its answer, whatever its case and accents', () => {
    expect(found('OVERLAY náme')).toContain('hiding-my-name');
    expect(found('overlay card')).toEqual([]);
  });

  it('without words finds all', () => {
    expect(countQuestions(findQuestions('  '))).toBe(all.length);
  });
});

describe('an address', () => {
  it.each(['search=pin&open=referee,saving-cards', 'open=referee', 'search=a+b', ''])('keeps %s', (query) => {
    expect(writePlace(readPlace(query))).toBe(query);
  });

  it('that names what is no question, or one twice, is read without it', () => {
    expect(readPlace('open=referee,<script>,referee,__proto__').open).toEqual(['referee']);
  });
});
