import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closedClubs } from '#server/demo/club-list.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function names(): Promise<string[]> {
  const { status, body } = await server.client().get('/club/listAllActiveClubs');
  expect(status).toBe(200);
  return (body['rows'] as { clubId: number; name: string }[]).map(({ name }) => name);
}

describe('A-7.26, C-7.06 the list of active clubs', () => {
  it('has every active club once and needs no token', async () => {
    const all = await server.store.db.selectFrom('clubs').select('name').execute();
    const wanted = all.map(({ name }) => name).filter((name) => !closedClubs.includes(name));
    expect((await names()).toSorted()).toEqual(wanted.toSorted());
    expect(wanted.length).toBeGreaterThan(20);
  });

  it('is in the order of names, accents as their letters', async () => {
    const found = await names();
    expect(found.indexOf('Círculo de Billar Palermo')).toBeLessThan(found.indexOf('Club Billares Obelisco'));
    expect(found[0]).toBe('Académie de Billard de Montréal');
  });

  it('hides inactive and deleted clubs, and shows a club again when it is switched on', async () => {
    const { db } = server.store;
    const set = (values: object) => db.updateTable('clubs').set(values).where('id', '=', 1).execute();
    await set({ status_id: 2 });
    expect(await names()).not.toContain('Brooklyn Rack House');
    await set({ status_id: 1 });
    expect(await names()).toContain('Brooklyn Rack House');
    await set({ deleted_at: new Date() });
    expect(await names()).not.toContain('Brooklyn Rack House');
  });

  it('tells ids and names, and nothing else of a club', async () => {
    const { body } = await server.client().get('/club/listAllActiveClubs');
    const rows = body['rows'] as object[];
    expect(new Set(rows.flatMap((row) => Object.keys(row)))).toEqual(new Set(['clubId', 'name']));
  });
});
