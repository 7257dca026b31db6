import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { keptAs, keptCalls, nameOf } from '#domain/offline/kept.ts';

type Operation = { 'x-access'?: { who: string } };
const contract = JSON.parse(readFileSync('contract/openapi.gen.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};

const at = (path: string): URL => new URL(path, 'https://baulk.example');
const reading = (path: string, rest: Partial<Parameters<typeof keptAs>[0]> = {}) =>
  keptAs({ method: 'GET', address: at(path), isNavigation: false, hasToken: false, ...rest });
const visiting = (path: string) => reading(path, { isNavigation: true });

describe('what a device keeps', () => {
  it.each(keptCalls)('%s is a reading that everyone may do', (path) => {
    expect(contract.paths[path]?.['get']?.['x-access']?.who).toBe('anyone');
  });

  it.each([
    '/',
    '/home/7',
    '/all-news',
    '/view-news/3',
    '/faq',
    '/download',
    '/tournamentInfo/1',
    '/privacyPolicy',
  ])('the page %s', (path) => expect(visiting(path)).toBe('page'));

  it.each([
    '/api/news?limit=10&pageNumber=1',
    '/api/match/7',
    '/api/tournament/1',
    '/api/legal/privacyPolicy',
  ])('the reading %s', (path) => expect(reading(path)).toBe('read'));

  it('a question in another order is the same question', () => {
    expect(nameOf(at('/api/match?status=7&limit=40'), 'read')).toBe(
      nameOf(at('/api/match?limit=40&status=7'), 'read'),
    );
  });

  it('the files of the build and pictures', () => {
    expect([reading('/assets/app-1.js'), reading('/images/abc.webp')]).toEqual(['file', 'picture']);
  });
});

describe('what no device keeps', () => {
  it('anything that is read with a token', () => {
    expect(reading('/api/news', { hasToken: true })).toBeNull();
  });

  it.each(['POST', 'PUT', 'DELETE'])('a %s', (method) => {
    expect(reading('/api/match/7', { method })).toBeNull();
  });

  it.each(['/api/live', '/api/profile', '/api/session', '/api/club/3', '/api/card'])(
    'the answer of %s',
    (path) => expect(reading(path)).toBeNull(),
  );

  it.each([
    '/set-password?token=abc',
    '/activateMember',
    '/playerClubAssociation',
    '/manage-clubs',
    '/dev/app/',
  ])('the page %s', (path) => expect(visiting(path)).toBeNull());
});
