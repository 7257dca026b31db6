import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findLengthFault } from '#domain/clubs/fault.ts';
import { blankClubForm, findFormFault } from '#domain/clubs/form.ts';
import { dayAt } from '#domain/licences/term.ts';
import type { Club } from '#api/clubs.ts';
import { changeOf, formOf } from '#machines/clubs/form-payload.ts';
import { clubLines } from '#server/demo/club-list.ts';
import { testNow } from '#tests/support/database.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

const today = dayAt(testNow, 'America/New_York');

let server: TestServer;
let owner: TestClient;
beforeAll(async () => {
  server = await startServer();
  owner = server.client();
  await owner.signIn('owner@baulk.example');
});
afterAll(() => server.close());

const read = async (clubId: number): Promise<Club> => {
  const { status, body } = await owner.get(`/club/${clubId}`);
  expect(status).toBe(200);
  return body as Club;
};

describe('C-7.02 a club of the demo', () => {
  it.each(clubLines.map(({ name }, place) => [name, place + 1] as const))(
    '%s is saved again as it stands: its form asks for nothing more',
    async (_name, clubId) => {
      const club = await read(clubId);
      const form = formOf(club, blankClubForm(today));
      expect(findFormFault(form, { mode: 'edit', today, channels: 0 })).toBeNull();
      // Its numbers are of their countries, as if each were typed now.
      expect(findLengthFault(form, null)).toBeNull();
      const userId = club.user?.userId ?? null;
      const { status, body } = await owner.put('/club', changeOf(form, { clubId, userId }, '.'), {
        headers: { 'if-match': club.version },
      });
      expect([status, body['fields']]).toEqual([200, undefined]);
      const { version: _version, ...kept } = await read(clubId);
      const { version: _before, ...before } = club;
      expect(kept).toEqual(before);
    },
  );
});
