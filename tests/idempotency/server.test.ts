import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { millisecondsOf } from '#domain/licences/term.ts';
import { openDatabase } from '#server/database/open.ts';
import { removeRemains } from '#server/services/upkeep.ts';
import { ownPlace } from '#tests/support/process.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';
import { answerRow } from './keyed-row.ts';

let server: TestServer;
let owner: TestClient;
let club: TestClient;
let otherClub: TestClient;
beforeAll(async () => {
  server = await startServer();
  [owner, club, otherClub] = [server.client(), server.client(), server.client()];
  await owner.signIn('owner@baulk.example');
  await club.signIn('club@baulk.example');
  await otherClub.signIn('club2@baulk.example');
});
afterAll(() => server.close());

const under = (key: string) => ({ headers: { 'idempotency-key': key } });
const today = '2026-11-20';
const licence = (more: { endDate?: number; numberOfLicence?: number } = {}) => ({
  clubId: 14,
  numberOfLicence: 3,
  startDate: millisecondsOf(today),
  endDate: millisecondsOf('2027-11-19'),
  ...more,
});
const countOf = async (table: 'licences' | 'mobile_apps' | 'idempotency_keys'): Promise<number> =>
  (await server.store.db.selectFrom(table).selectAll().execute()).length;

describe('a call under an Idempotency-Key', () => {
  it('is refused where another one was sent under the key, whatever differs', async () => {
    await owner.post('/licence', licence(), under('a licence'));
    await owner.post('/mobile-apps', { appName: 'Chalk', description: 'One' }, under('an app'));
    const before = [await countOf('licences'), await countOf('mobile_apps')];
    const answers = [
      await owner.post('/licence', licence({ endDate: millisecondsOf('2027-11-20') }), under('a licence')),
      await owner.post('/mobile-apps', { appName: 'Chalk', description: 'Two' }, under('an app')),
    ];
    for (const { status, body } of answers) {
      expect([status, body['code']]).toEqual([400, 'repeated_differently']);
    }
    expect([await countOf('licences'), await countOf('mobile_apps')]).toEqual(before);
  });

  it('is another call where someone else sends it', async () => {
    const table = (clubId: number) => ({ clubId, number: 871, gameTypes: ['eightBall'] });
    const mine = await club.post('/table', table(1), under('the same words'));
    const theirs = await otherClub.post('/table', table(2), under('the same words'));
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(theirs.body['id']).not.toBe(mine.body['id']);
  });

  it('is another call where another operation has the key', async () => {
    const app = await owner.post('/mobile-apps', { appName: 'Cue', description: '' }, under('shared'));
    const made = await owner.post('/licence', licence({ numberOfLicence: 4 }), under('shared'));
    expect([app.status, made.status]).toEqual([201, 201]);
  });

  it('is done once and answered alike where two arrive at once, at two processes', async () => {
    const twin = await server.twin();
    const second = twin.client();
    second.token = owner.token;
    for (const [name, value] of owner.cookies) second.cookies.set(name, value);
    const before = await countOf('licences');
    const send = (client: TestClient) =>
      client.post('/licence', licence({ numberOfLicence: 5 }), under('raced'));
    const answers = await Promise.all([owner, second, owner, second].map(send));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await countOf('licences')).toBe(before + 1);
    await twin.app.close();
  });

  it('leaves its key free where it was refused', async () => {
    const past = licence({ endDate: millisecondsOf('2026-11-19') });
    expect((await owner.post('/licence', past, under('mended'))).status).toBe(400);
    expect((await owner.post('/licence', licence({ numberOfLicence: 6 }), under('mended'))).status).toBe(201);
  });

  it('keeps nothing of what was sent and answered that could be read in the database', async () => {
    const rows = await server.store.db.selectFrom('idempotency_keys').selectAll().execute();
    const text = rows.flatMap((row) => [row.key_hash, row.request_hash, row.sealed_answer]).join('\n');
    expect(rows.length).toBeGreaterThan(0);
    for (const secret of ['a licence', 'Chalk', 'message']) expect(text).not.toContain(secret);
  });

  it('is answered alike after midnight, when it could not be done any more, and forgotten after two days', async () => {
    const send = () => owner.post('/licence', licence({ numberOfLicence: 7 }), under('late'));
    const first = await send();
    server.pass(20 * 3600);
    await owner.signIn('owner@baulk.example');
    const fresh = await owner.post('/licence', licence({ numberOfLicence: 8 }), under('too late'));
    expect([first.status, fresh.status]).toEqual([201, 400]);
    expect(await send()).toMatchObject({ status: 201, body: first.body });
    server.pass(2 * 86_400);
    await removeRemains(server.store.db, server.clock.now());
    expect(await countOf('idempotency_keys')).toBe(0);
  });
});

it('a process that is killed between the work of a call and its answer leaves neither; sent again, it is done once', async () => {
  const place = await ownPlace();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'keyed-process.ts')], {
    env: { ...process.env, ...place.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) if (line === 'worked') break;
  child.kill('SIGKILL');
  await once(child, 'exit');
  const { DATA_DIR: dataDir = '', DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl } = place.env;
  const { db, close } = await openDatabase({ url, directUrl, dataDir });
  const rows = () => db.selectFrom('settings').select('key').where('key', '=', 'killed').execute();
  expect(await rows()).toEqual([]);
  const answers = [];
  for (let n = 0; n < 2; n += 1) answers.push(await answerRow(db, { key: 'one press', name: 'killed' }));
  expect(answers).toEqual(
    answers.map(() => ({ status: 201, body: { id: 1, message: 'killed was added.' } })),
  );
  expect(await rows()).toHaveLength(1);
  await close();
  await place.remove();
});
