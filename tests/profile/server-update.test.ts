import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPasswords } from '#tests/support/database.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('changing the own profile', () => {
  it('keeps what is left out and answers the whole profile', async () => {
    const client = server.client();
    await client.signIn('player@baulk.example');
    const before = await client.get('/profile');
    const { status, body } = await client.put('/profile', { city: 'Medellín', height: 180 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ city: 'Medellín', height: 180, firstName: before.body['firstName'] });
  });

  it('empties what may be empty', async () => {
    const client = server.client();
    await client.signIn('player@baulk.example');
    const empty = {
      middleName: '',
      mobile: '',
      address: '',
      city: '',
      dob: null,
      gender: null,
      height: null,
    };
    const { body } = await client.put('/profile', { ...empty, highestBreakBilliards: null });
    expect(body).toMatchObject({
      middleName: null,
      mobile: null,
      city: null,
      dob: null,
      highestBreakBilliards: null,
    });
  });

  it('C-3.44, C-3.45 takes new pins, keeps their hashes alone, and never sends them back', async () => {
    const client = server.client();
    await client.signIn('guest@baulk.example');
    const { body } = await client.put('/profile', { pin: '48213', maintenancePin: '7719' });
    expect(body).toMatchObject({ hasPin: true, hasMaintenancePin: true });
    expect(JSON.stringify(body)).not.toContain('48213');
    const row = await server.store.db
      .selectFrom('users')
      .select(['pin_hash', 'maintenance_pin_hash'])
      .where('email', '=', 'guest@baulk.example')
      .executeTakeFirstOrThrow();
    expect(await testPasswords.matches('48213', row.pin_hash)).toBe(true);
    expect(await testPasswords.matches('7719', row.maintenance_pin_hash)).toBe(true);
    const told = await server.store.db
      .selectFrom('audit_entries')
      .select('changes')
      .where('operation', '=', 'updateProfile')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const changes = JSON.stringify(told.changes);
    expect(changes).toContain('maintenancePin');
    expect(changes).not.toMatch(/48213|7719|argon2/);
  });

  it('C-3.38 to C-3.47 takes all that the profile holds, and answers it', async () => {
    const client = server.client();
    await client.signIn('guest@baulk.example');
    const person = {
      countryCode: 'CO,+57',
      mobile: '3105550148',
      countryId: 'CO',
      currency: 'COP',
      address: 'Carrera 15',
      city: 'Cali',
      state: 'Valle',
      zip: '760001',
      dob: '1998-03-04',
      gender: 'female',
      height: 171,
      styleOfPlaying: 'leftHanded',
      isReferee: true,
      isPrivacyOn: true,
      highestBreakBilliards: 62,
      highestBreakSnookerPractice: 88,
      highestBreakSnookerTournament: 71,
    };
    expect((await client.put('/profile', person)).status).toBe(200);
    expect((await client.get('/profile')).body).toMatchObject(person);
  });

  it.each([
    [{ pin: '' }, 400],
    [{ pin: '0482' }, 400],
    [{ countryCode: 'US,+49' }, 400],
    [{ countryId: 'XX' }, 400],
    [{ currency: 'ABC' }, 400],
    [{ firstName: ' ' }, 400],
    [{ firstName: '' }, 400],
    [{ lastName: 'Smith2' }, 400],
    [{ mobile: '+57' }, 400],
    [{ countryCode: 'CO,+57', mobile: '1' }, 400],
    [{ dob: '2026-13-01' }, 400],
    [{ dob: '1850-01-01' }, 400],
    [{ height: 10 }, 400],
    [{ roleId: 1 }, 400],
    [{ email: 'x@y.example' }, 400],
  ])('refuses %j', async (body, status) => {
    const client = server.client();
    await client.signIn('guest@baulk.example');
    const answer = await client.put('/profile', body);
    expect(answer.status).toBe(status);
    expect(answer.body['message']).toBeTruthy();
  });

  it('A5 changes nobody else and no role', async () => {
    const other = server.client();
    await other.signIn('referee@baulk.example');
    const before = await other.get('/profile');
    const client = server.client();
    await client.signIn('guest@baulk.example');
    await client.put('/profile', { city: 'Quito' });
    const after = await other.get('/profile');
    expect({ ...after.body, serverNow: '' }).toEqual({ ...before.body, serverNow: '' });
  });

  describe('of two devices', () => {
    const both = async (email: string) => {
      const devices = [server.client(), server.client()] as const;
      for (const device of devices) await device.signIn(email);
      const version = String((await devices[0].get('/profile')).body['version']);
      return { devices, version, on: { headers: { 'if-match': version } } };
    };

    it('tells the second what was changed meanwhile, and writes nothing over', async () => {
      const { devices, version, on } = await both('player@baulk.example');
      const first = await devices[0].put('/profile', { city: 'Cali' }, on);
      expect([first.status, first.body['city']]).toEqual([200, 'Cali']);
      const second = await devices[1].put('/profile', { city: 'Pasto' }, on);
      expect([second.status, second.body['code']]).toEqual([412, 'changed_meanwhile']);
      const now = await devices[1].get('/profile');
      expect(now.body).toMatchObject({ city: 'Cali', version: first.body['version'] });
      expect(now.body['version']).not.toBe(version);
      const again = await devices[1].put(
        '/profile',
        { city: 'Pasto' },
        { headers: { 'if-match': String(now.body['version']) } },
      );
      expect([again.status, again.body['city']]).toEqual([200, 'Pasto']);
    });

    it('takes one of two that come at the same moment', async () => {
      const { devices, on } = await both('player@baulk.example');
      const answers = await Promise.all(
        devices.map((device, index) => device.put('/profile', { address: `Street ${index}` }, on)),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    });

    it('tells of what an administrator has changed, and not of what the profile has no field for', async () => {
      const { devices, on } = await both('player@baulk.example');
      const owner = server.client();
      await owner.signIn('owner@baulk.example');
      const { body: profile } = await devices[0].get('/profile');
      const userId = Number(profile['userId']);
      const { body: person } = await owner.get(`/player/${userId}`);
      await devices[1].put('/profile', { pin: '48213' });
      expect((await devices[0].put('/profile', {}, on)).status).toBe(200);
      const changed = await owner.put(
        '/player',
        { userId, lastName: 'Restrepo' },
        { headers: { 'if-match': String((await owner.get(`/player/${userId}`)).body['version']) } },
      );
      expect(changed.status).toBe(200);
      expect((await devices[0].put('/profile', { lastName: 'Quiroga' }, on)).status).toBe(412);
      await owner.put('/player', { userId, lastName: person['lastName'] });
    });
  });
});
