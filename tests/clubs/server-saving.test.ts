import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';
import { png } from '#tests/images/pictures.ts';
import { uploaded } from '#tests/images/upload.ts';
import { clubPayload } from './payload.ts';

let server: TestServer;
let owner: TestClient;
beforeAll(async () => {
  server = await startServer();
  owner = server.client();
  await owner.signIn('owner@baulk.example');
});
afterAll(() => server.close());

let made = 0;
/** A payload whose club and address nobody else has. */
const fresh = (more: Parameters<typeof clubPayload>[0] = {}) => {
  made += 1;
  const club = { name: `Made Club ${made}`, ...more.club };
  return clubPayload({ ...more, club, user: { email: `made${made}@club.example`, ...more.user } });
};
const counts = async () => {
  const { db } = server.store;
  const of = async (table: 'clubs' | 'users' | 'licences' | 'outbox') =>
    (
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  return [await of('clubs'), await of('users'), await of('licences'), await of('outbox')].map(Number);
};

describe('C-7.01 adding a club', () => {
  it('makes club, licence, point of contact and the mail with the link, and reads them back', async () => {
    const before = await counts();
    const payload = fresh();
    const { status, body } = await owner.post('/club', payload);
    expect(status).toBe(201);
    expect(body['message']).toBe(`${payload.club.name} was added. It is inactive until you switch it on.`);
    expect(await counts()).toEqual(before.map((count) => count + 1));
    const read = await owner.get(`/club/${String(body['id'])}`);
    expect(read.headers['etag']).toBe(read.body['version']);
    expect(read.body).toMatchObject({
      ...payload.club,
      clubStatusId: 2,
      logo: null,
      user: {
        email: payload.user.email,
        fullName: 'Darnell Boudreaux',
        pocMobile: '5045550122',
        pocSlackId: 'U04DBOUDRO',
        roleId: 3,
        statusId: 4,
      },
    });
    const licences = await owner.get(`/licence/club/${String(body['id'])}`);
    expect(licences.body['rows']).toMatchObject([{ numberOfLicence: 12, licenceStatusId: 1 }]);
  });

  it('C-3.10, C-3.18, C-3.19 makes an inactive club and a club super administrator without a password', async () => {
    const payload = fresh({ club: { clubStatusId: 1 }, user: { statusId: 1 } });
    const { body } = await owner.post('/club', payload);
    const { db } = server.store;
    const club = await db
      .selectFrom('clubs')
      .selectAll()
      .where('id', '=', Number(body['id']))
      .executeTakeFirstOrThrow();
    const user = await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', club.point_of_contact_id)
      .executeTakeFirstOrThrow();
    expect([club.status_id, user.role_id, user.status_id, user.password_hash]).toEqual([2, 3, 4, null]);
    const mail = await db
      .selectFrom('outbox')
      .select('template')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(mail.template).toBe('invitation');
  });

  const blank = { streetAddress1: '', city: '', state: '', zip: '' };
  const { platformFee: _fee, ...withoutFee } = clubPayload().club;
  it.each([
    ['C-5.02', { club: { name: ' ' } }, 'Club Name is Required'],
    ['C-5.04', { club: blank }, 'Address is Required'],
    ['C-5.05', { club: { contactNumber: '' } }, 'Contact Number is Required'],
    ['C-5.06', { user: { fullName: '' } }, 'Name is Required'],
    ['C-5.07', { user: { email: '' } }, 'Email is Required'],
    ['C-5.09', { user: { email: 'darnell@' } }, 'Invalid Email Id'],
    ['C-5.10', { user: { pocMobile: '' } }, 'Point of Contact Number is Required'],
    [
      'C-5.12',
      {
        licence: { numberOfLicence: 1 },
        channels: [
          { channel: 'one', streamKey: 'k1' },
          { channel: 'two', streamKey: 'k2' },
        ],
      },
      'Number of license should be equal or more than twitch channel',
    ],
    ['C-5.13', { club: { monthlyChargeDay: null } }, 'Monthly Schedule day is required.'],
    ['C-5.14', { club: { monthlyCharge: 0 } }, 'Monthly Charge Amount is required.'],
    ['C-5.25', { club: { countryId: 'CO' } }, 'A monthly charge is possible for clubs in the US only.'],
    [
      'C-5.23',
      { club: { monthlyCharge: 9.999 } },
      'The monthly charge lies between 0.50 and 1000, with at most two decimals.',
    ],
    ['C-5.34', { club: { streetAddress1: '' } }, 'Address Line 1 is Required'],
    ['C-5.37', { club: { zip: '' } }, 'Zip is Required'],
    ['C-5.48', { licence: { startDate: 0 } }, 'The licence cannot start before today.'],
    [
      'a country',
      { club: { countryId: 'ZZ', monthlyCharge: null, monthlyChargeDay: null } },
      'Please choose a country from the list.',
    ],
    ['a dial code', { club: { countryCode: 'ZZ,+999' } }, 'Please choose a country from the list.'],
    ['a dial code', { user: { pocCountryCode: 'ZZ,+999' } }, 'Please choose a country from the list.'],
    ['V12', { club: { contactNumber: '1' } }, 'This number is too short or too long for its country.'],
    ['V12', { club: { mobile: '50455501' } }, 'This number is too short or too long for its country.'],
    ['V12', { user: { pocMobile: '504555012212' } }, 'This number is too short or too long for its country.'],
    ['a zone', { club: { timeZone: 'Mars/Olympus' } }, 'Please choose a time zone from the list.'],
  ])('%s is refused with its words: %o', async (_id, more, message) => {
    const before = await counts();
    expect(await owner.post('/club', fresh(more))).toMatchObject({ status: 400, body: { message } });
    expect(await counts()).toEqual(before);
  });

  /** In Germany a number can have as many digits. */
  const numberOf = (digits: number, field: 'contactNumber' | 'mobile') => {
    const numbers = { contactNumber: '3055501900', [field]: '1'.repeat(digits) };
    return { club: { countryCode: 'DE,+49', alternateCountryCode: 'DE,+49', ...numbers } };
  };
  const contactOf = (digits: number) => ({
    user: { pocCountryCode: 'DE,+49', pocMobile: '1'.repeat(digits) },
  });

  /** Each limit of the form with what just keeps it and what breaks it. */
  const limits: [id: string, kept: object, broken: object][] = [
    ['C-5.15', { club: { name: 'n'.repeat(100) } }, { club: { name: 'n'.repeat(101) } }],
    ['C-5.16', { user: { fullName: 'n'.repeat(100) } }, { user: { fullName: 'n'.repeat(101) } }],
    ['C-5.17', { user: { pocSlackId: 's'.repeat(50) } }, { user: { pocSlackId: 's'.repeat(51) } }],
    ['C-5.18', { licence: { numberOfLicence: 999 } }, { licence: { numberOfLicence: 1000 } }],
    ['C-5.20', { club: { platformFee: 100 } }, { club: { platformFee: 100.01 } }],
    ['C-5.21', { club: { transactionFee: 100 } }, { club: { transactionFee: 101 } }],
    ['C-5.22, at the most', { club: { monthlyCharge: 1000 } }, { club: { monthlyCharge: 1000.01 } }],
    ['C-5.22, at the least', { club: { monthlyCharge: 0.5 } }, { club: { monthlyCharge: 0.49 } }],
    ['C-5.26, club', numberOf(12, 'contactNumber'), numberOf(13, 'contactNumber')],
    ['C-5.26, other', numberOf(12, 'mobile'), numberOf(13, 'mobile')],
    ['C-5.26, contact', contactOf(12), contactOf(13)],
    ['C-5.28', { club: { streetAddress1: 'a'.repeat(100) } }, { club: { streetAddress1: 'a'.repeat(101) } }],
    ['C-5.29', { club: { streetAddress2: 'a'.repeat(100) } }, { club: { streetAddress2: 'a'.repeat(101) } }],
    ['C-5.30', { club: { city: 'c'.repeat(50) } }, { club: { city: 'c'.repeat(51) } }],
    ['C-5.31', { club: { state: 's'.repeat(50) } }, { club: { state: 's'.repeat(51) } }],
    ['C-5.32', { club: { zip: 'z'.repeat(30) } }, { club: { zip: 'z'.repeat(31) } }],
    ['C-5.33', { club: { zip: '70130-A' } }, { club: { zip: '70130_A' } }],
    ['C-5.38, city', { club: { city: 'San José' } }, { club: { city: 'Area 51' } }],
    ['C-5.38, state', { club: { state: 'Nuevo León' } }, { club: { state: 'Nuevo León 2' } }],
    ['C-9.01, first', { club: { monthlyChargeDay: 1 } }, { club: { monthlyChargeDay: 0 } }],
    ['C-9.01, last', { club: { monthlyChargeDay: 28 } }, { club: { monthlyChargeDay: 29 } }],
  ];

  it.each(limits)('%s holds on the server too: %o is taken, %o refused', async (_id, kept, broken) => {
    expect((await owner.post('/club', fresh(kept))).status).toBe(201);
    const before = await counts();
    expect((await owner.post('/club', fresh(broken))).status).toBe(400);
    expect(await counts()).toEqual(before);
  });

  it('C-5.03, C-5.08, C-5.11 refuses a missing fee, currency and number of licences', async () => {
    const payload = fresh();
    const { numberOfLicence: _number, ...licence } = payload.licence;
    const { currency: _currency, ...withoutCurrency } = payload.club;
    const messages = await Promise.all(
      [
        { ...payload, club: withoutFee },
        { ...payload, club: withoutCurrency },
        { ...payload, licence },
      ].map(async (body) => (await owner.post('/club', body)).body['message']),
    );
    expect(messages).toEqual([
      'PlateForm Fee is Required',
      'Currency is Required',
      'Number of License is Required',
    ]);
  });

  it.each(['Harbor\u0007City', 'Harbor\nCity', 'Harbor\u0085City'])(
    'B15 refuses a name with a control character or in two lines, at its field: %j',
    async (name) => {
      const text = 'Use one line, without tabs or other control characters.';
      expect(await owner.post('/club', fresh({ club: { name } }))).toMatchObject({
        status: 400,
        body: { fields: { 'club/name': text } },
      });
    },
  );

  it('C-5.01 names the first failure alone, however many there are', async () => {
    const { status, body } = await owner.post('/club', {
      channels: [],
      club: {},
      licence: clubPayload().licence,
      user: {},
    });
    expect([status, body['message'], Object.keys(body['fields'] as object)]).toEqual([
      400,
      'Club Name is Required',
      ['name'],
    ]);
  });

  it('C-5.03, C-5.24 a fee of 0 counts as given, a charge of 0 as not set', async () => {
    const payload = fresh({ club: { platformFee: 0, monthlyCharge: 0, monthlyChargeDay: null } });
    const { status, body } = await owner.post('/club', payload);
    expect(status).toBe(201);
    expect((await owner.get(`/club/${String(body['id'])}`)).body).toMatchObject({
      platformFee: 0,
      monthlyCharge: null,
      monthlyChargeDay: null,
    });
  });

  it('an address of a point of contact that is in use is refused at its field, never linked', async () => {
    const before = await counts();
    const answer = await owner.post('/club', fresh({ user: { email: ' Club@Baulk.example ' } }));
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'email_taken', fields: { email: expect.any(String) } },
    });
    expect(await counts()).toEqual(before);
  });

  it('C3 pressed twice under one key makes one club and one answer', async () => {
    const before = await counts();
    const payload = fresh();
    const headers = { 'idempotency-key': 'add club once' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => owner.post('/club', payload, { headers })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${String(body['id'])}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await counts()).toEqual(before.map((count) => count + 1));
    const other = await owner.post('/club', fresh(), { headers });
    expect(other).toMatchObject({ status: 400, body: { code: 'repeated_differently' } });
  });

  it('C-3.11 has the logo that was uploaded for it, and without a picture that is still there it is not made', async () => {
    const before = await counts();
    const unknown = await owner.post('/club', fresh({ club: { logoId: 'A'.repeat(22) } }));
    expect(unknown).toMatchObject({
      status: 400,
      body: { fields: { logoId: 'This picture is no longer kept. Please choose it again.' } },
    });
    expect(await counts()).toEqual(before);
    const { imageId, url } = await uploaded(owner, { file: await png(), purpose: 'logo' });
    const { body } = await owner.post('/club', fresh({ club: { logoId: imageId } }));
    expect((await owner.get(`/club/${String(body['id'])}`)).body['logo']).toBe(url);
  });

  it.each(['staff', 'club', 'desk', 'player'])('A-6.04 is not for %s', async (name) => {
    const client = server.client();
    await client.signIn(`${name}@baulk.example`);
    expect((await client.post('/club', fresh())).status).toBe(403);
  });
});

describe('C-7.02 changing a club', () => {
  async function someClub(): Promise<{ clubId: number; userId: number; version: string; name: string }> {
    const payload = fresh();
    const { body } = await owner.post('/club', payload);
    const read = await owner.get(`/club/${String(body['id'])}`);
    const { userId } = read.body['user'] as { userId: number };
    return {
      clubId: Number(body['id']),
      userId,
      version: String(read.headers['etag']),
      name: payload.club.name,
    };
  }

  it('changes what is given and leaves the rest', async () => {
    const { clubId, userId, name } = await someClub();
    const change = {
      club: { clubId, city: 'Metairie', platformFee: 4, monthlyCharge: 0, monthlyChargeDay: null },
      user: { userId, fullName: 'Darnell J. Boudreaux', pocMobile: '5045550999' },
    };
    expect(await owner.put('/club', change)).toMatchObject({
      status: 200,
      body: { message: `Changes to ${name} saved.` },
    });
    expect((await owner.get(`/club/${clubId}`)).body).toMatchObject({
      name,
      city: 'Metairie',
      state: 'Louisiana',
      platformFee: 4,
      monthlyCharge: null,
      version: '2.2',
      user: {
        fullName: 'Darnell J. Boudreaux',
        pocMobile: '5045550999',
        pocSlackId: 'U04DBOUDRO',
        statusId: 4,
      },
    });
  });

  it('C-2.41, C-2.42 keeps the name and the address of the point of contact', async () => {
    const { clubId, userId } = await someClub();
    const renamed = await owner.put('/club', { club: { clubId, name: 'Another Name' } });
    const moved = await owner.put('/club', {
      club: { clubId },
      user: { userId, email: 'other@club.example' },
    });
    const stranger = await owner.put('/club', { club: { clubId }, user: { userId: 1, fullName: 'Nobody' } });
    expect([renamed.status, moved.status, stranger.status]).toEqual([400, 400, 400]);
    expect((await owner.get('/club/1')).body['user']).toMatchObject({ email: 'club@baulk.example' });
  });

  it('C4 of two that have read one version, the second is told so and nothing is lost', async () => {
    const { clubId, version } = await someClub();
    const save = (city: string) =>
      owner.put('/club', { club: { clubId, city } }, { headers: { 'if-match': version } });
    const answers = await Promise.all([save('Gretna'), save('Kenner')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const saved = answers[0]?.status === 200 ? 'Gretna' : 'Kenner';
    expect((await owner.get(`/club/${clubId}`)).body['city']).toBe(saved);
  });

  it('C4 tells who has read the club before its point of contact was changed by somebody else', async () => {
    const { clubId, userId, version } = await someClub();
    const person = (await owner.get(`/player/${userId}`)).body;
    expect((await owner.put('/player', { userId, mobile: '5045550777' })).status).toBe(200);
    const stale = { club: { clubId }, user: { userId, pocMobile: '5045550122', pocSlackId: 'U05NEW' } };
    expect(await owner.put('/club', stale, { headers: { 'if-match': version } })).toMatchObject({
      status: 412,
      body: { code: 'changed_meanwhile' },
    });
    expect((await owner.get(`/club/${clubId}`)).body['user']).toMatchObject({
      pocMobile: '5045550777',
      fullName: person['fullName'],
    });
  });

  it('V12 refuses another number of the wrong length at its field, and saves one that is kept as it stands', async () => {
    const { body } = await owner.post('/club', fresh());
    const clubId = Number(body['id']);
    const { db } = server.store;
    await db.updateTable('clubs').set({ contact_number: '1' }).where('id', '=', clubId).execute();
    const saved = await owner.put('/club', { club: { clubId, contactNumber: '1', platformFee: 3 } });
    expect(saved.status).toBe(200);
    const message = 'This number is too short or too long for its country.';
    expect(await owner.put('/club', { club: { clubId, contactNumber: '2' } })).toMatchObject({
      status: 400,
      body: { code: 'mobile_length', fields: { contactNumber: message } },
    });
    expect(await owner.put('/club', { club: { clubId, countryCode: 'CO,+57' } })).toMatchObject({
      status: 400,
      body: { fields: { contactNumber: message } },
    });
  });

  it('makes the same checks as adding does', async () => {
    const { clubId } = await someClub();
    expect(await owner.put('/club', { club: { clubId, zip: '' } })).toMatchObject({
      status: 400,
      body: { code: 'zip_missing' },
    });
  });

  it('knows no club that is not there', async () => {
    expect((await owner.put('/club', { club: { clubId: 99999, city: 'X' } })).status).toBe(404);
    expect((await owner.put('/club', { club: { city: 'X' } })).status).toBe(404);
  });
});

describe('C-7.03 reading a club', () => {
  it.each([
    ['club@baulk.example', 1],
    ['desk2@baulk.example', 3],
  ])('%s reads the own one; another is as if it were not there', async (email, own) => {
    const client = server.client();
    await client.signIn(email);
    expect((await client.get(`/club/${own}`)).status).toBe(200);
    const other = await client.get('/club/2');
    const none = await client.get('/club/99999');
    expect([other.status, other.body['code']]).toEqual([none.status, none.body['code']]);
    expect(other.status).toBe(404);
  });

  it.each(['staff', 'player'])('is not for %s', async (name) => {
    const client = server.client();
    await client.signIn(`${name}@baulk.example`);
    expect((await client.get('/club/1')).status).toBe(403);
  });
});
