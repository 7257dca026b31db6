import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { plainLetters } from '#domain/plain-letters.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';
import { clubPayload } from './payload.ts';

let server: TestServer;
let owner: TestClient;

const names = [
  'Łódź Bilard',
  'Øresund Snooker',
  'Œuvre du Billard',
  'Ærø Pool',
  'Straße Neun',
  'Işık Bilardo',
];

beforeAll(async () => {
  server = await startServer();
  owner = server.client();
  await owner.signIn('owner@baulk.example');
  for (const [place, name] of names.entries()) {
    const user = { email: `letters-${place}@clubs.example` };
    const { status } = await owner.post('/club', clubPayload({ club: { name }, user }));
    if (status !== 201) throw new Error(`${name} was not added: ${status}`);
  }
});
afterAll(() => server.close());

describe('letters that are no base with an accent', () => {
  it.each([
    ['lodz', 'Łódź Bilard'],
    ['ORESUND', 'Øresund Snooker'],
    ['oeuvre', 'Œuvre du Billard'],
    ['aero', 'Ærø Pool'],
    ['strasse', 'Straße Neun'],
    ['isik', 'Işık Bilardo'],
    ['łódź', 'Łódź Bilard'],
  ])('are found without their sign: %s finds %s', async (typed, name) => {
    const { body } = await owner.get(`/club?clubName=${encodeURIComponent(typed)}&limit=1000`);
    const { rows } = body as { rows: { name: string }[] };
    expect(rows.map((row) => row.name)).toContain(name);
  });

  it('are folded by the database as by the pages', async () => {
    for (const text of [...names, 'ŁØĐÐĦŦıÆŒßÞ', 'łøđðħŧæœþ', 'İstanbul', 'ẞ', 'Éclair', 'Åse', 'Zebra']) {
      const { rows } = await sql<{ folded: string }>`select folded_name(${text}) as folded`.execute(
        server.store.db,
      );
      expect(rows[0]?.folded).toBe(plainLetters(text));
    }
  });

  it('stand where their plain letters do, in the list that everyone chooses from', async () => {
    const { body } = await owner.get('/club?limit=1000&sort=name');
    const listed = (body as { rows: { name: string }[] }).rows.map(({ name }) => plainLetters(name));
    expect(listed).toEqual(listed.toSorted());
  });
});
