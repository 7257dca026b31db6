import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';
import { jpeg, located, pictureOf, png } from './pictures.ts';
import { bodyOf, partsHeader, upload, uploaded } from './upload.ts';

let server: TestServer;
let association: TestClient;
let player: TestClient;
beforeAll(async () => {
  server = await startServer();
  association = server.client();
  await association.signIn('owner@baulk.example');
  player = server.client();
  await player.signIn('player@baulk.example');
});
afterAll(() => server.close());

const served = async (url: string) => {
  const response = await server.app.inject(url);
  return { ...response, picture: await sharp(response.rawPayload).metadata() };
};

describe('a picture that is taken', () => {
  it('is answered with its id, where it is, and how large it is shown', async () => {
    const { status, body } = await upload(player, { file: await png({ width: 900, height: 450 }) });
    expect(status).toBe(201);
    expect(body).toEqual({
      imageId: expect.stringMatching(/^[\w-]{22}$/),
      url: `/images/${String(body['imageId'])}.webp`,
      width: 320,
      height: 160,
    });
  });

  it('is served for ever under its address, as nothing but a picture', async () => {
    const { url } = await uploaded(player, { file: await jpeg() });
    const { statusCode, headers, picture } = await served(url);
    expect([statusCode, picture.format]).toEqual([200, 'webp']);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
  });

  it('is never made larger than it is', async () => {
    const { body } = await upload(player, { file: await png({ width: 40, height: 30 }) });
    expect(body).toMatchObject({ width: 40, height: 30 });
  });

  it('stands upright and has lost who took it and where', async () => {
    const before = await sharp(await located()).metadata();
    expect([before.orientation, before.exif?.includes('Marisol')]).toEqual([6, true]);
    const { url } = await uploaded(player, { file: await located() });
    const { picture } = await served(url);
    expect([picture.width, picture.height]).toEqual([40, 80]);
    expect([picture.exif, picture.orientation, picture.icc, picture.xmp]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is cut to the square that was chosen, of what is seen upright', async () => {
    const left = await pictureOf({ width: 50, height: 100 }, '#ff0000').png().toBuffer();
    const file = await pictureOf({ width: 200, height: 100 }, '#0000ff')
      .composite([{ input: left, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const { url } = await uploaded(player, { file, crop: '0,0.5,0.5' });
    const { picture, rawPayload } = await served(url);
    expect([picture.width, picture.height]).toEqual([50, 50]);
    const { dominant } = await sharp(rawPayload).stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.b).toBeLessThan(60);
  });

  it('of news comes as JPEG, and in small for lists', async () => {
    const { url } = await uploaded(association, {
      file: await png({ width: 2000, height: 1000 }),
      purpose: 'news',
    });
    const whole = await served(url);
    const small = await served(url.replace('.jpg', '-small.jpg'));
    expect([whole.picture.format, whole.picture.width, small.picture.width]).toEqual(['jpeg', 1600, 640]);
  });
});

describe('what is refused', () => {
  it.each(['/images/nothing', `/images/${'A'.repeat(22)}.webp`, '/images/..%2F..%2Fetc%2Fpasswd'])(
    'there is no picture at %s',
    async (url) => {
      expect((await server.app.inject(url)).statusCode).toBe(404);
    },
  );

  it('a body without a file or for no purpose', async () => {
    const none = await player.post('/upload', bodyOf({ file: await png(), purpose: 'wallpaper' }), {
      headers: partsHeader,
    });
    expect(none.status).toBe(400);
    const text = Buffer.from(
      '--b\r\nContent-Disposition: form-data; name="purpose"\r\n\r\nprofile\r\n' +
        '--b\r\nContent-Disposition: form-data; name="file"\r\n\r\nnot a file\r\n--b--\r\n',
    );
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    expect((await player.post('/upload', text, { headers })).status).toBe(400);
  });

  it('a body that does not come in parts', async () => {
    expect((await player.post('/upload', { purpose: 'profile', file: 'x' })).status).toBe(415);
  });

  it('parts where no file is taken', async () => {
    const answer = await server
      .client()
      .post('/login', bodyOf({ file: await png() }), { headers: partsHeader });
    expect([answer.status, answer.body['code']]).toEqual([415, 'unsupported_type']);
  });

  it('a crop that is none', async () => {
    expect((await upload(player, { file: await png(), crop: '0,0,7' })).status).toBe(400);
  });

  it('a logo of somebody who keeps no record that shows one', async () => {
    const answer = await upload(player, { file: await png(), purpose: 'logo' });
    expect([answer.status, answer.body['code']]).toEqual([403, 'forbidden']);
  });
});

describe('a picture belongs to who uploaded it', () => {
  it('nobody else lets a record use it', async () => {
    const { imageId } = await uploaded(association, { file: await png() });
    const answer = await player.put('/profile', { imageId });
    expect([answer.status, answer.body['fields']]).toEqual([
      400,
      { imageId: 'This picture is no longer kept. Please choose it again.' },
    ]);
  });

  it('a second record does not use it, and it is not used for another purpose', async () => {
    const { imageId } = await uploaded(player, { file: await png() });
    expect((await player.put('/profile', { imageId })).status).toBe(200);
    expect((await player.put('/profile', { imageId })).status).toBe(400);
    const news = await uploaded(association, { file: await png(), purpose: 'news' });
    expect((await association.put('/profile', { imageId: news.imageId })).status).toBe(400);
  });

  it('is gone from its address as soon as its record shows another or none', async () => {
    const first = await uploaded(player, { file: await png() });
    await player.put('/profile', { imageId: first.imageId });
    const second = await uploaded(player, { file: await jpeg() });
    const { body } = await player.put('/profile', { imageId: second.imageId });
    expect(body['profileImage']).toBe(second.url);
    expect((await server.app.inject(first.url)).statusCode).toBe(404);
    await player.put('/profile', { imageId: null });
    expect((await server.app.inject(second.url)).statusCode).toBe(404);
    expect((await player.get('/profile')).body['profileImage']).toBeNull();
  });

  it('the audit tells who changed the picture of a person', async () => {
    const { imageId, url } = await uploaded(player, { file: await png() });
    await player.put('/profile', { imageId });
    const { rows } = (await association.get('/audit?operation=updateProfile&limit=1')).body as {
      rows: { changes: object[] }[];
    };
    expect(rows[0]?.changes).toEqual([{ field: 'profileImage', before: null, after: url }]);
  });
});
