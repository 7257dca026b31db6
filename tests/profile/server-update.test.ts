import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

  it.each([
    [{ firstName: ' ' }, 400],
    [{ firstName: '' }, 400],
    [{ lastName: 'Smith2' }, 400],
    [{ mobile: '+57' }, 400],
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
});
