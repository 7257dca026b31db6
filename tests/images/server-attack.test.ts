import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeImage } from '#server/images/encode.ts';
import { removeRemains } from '#server/services/upkeep.ts';
import { randomFrom, sizeOf } from '#tests/support/attack.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';
import { jpeg, located, pictureOf, png, pngOf } from './pictures.ts';
import { bodyOf, partsHeader, upload, uploaded } from './upload.ts';

let server: TestServer;
let owner: TestClient;
beforeAll(async () => {
  server = await startServer();
  owner = server.client();
  await owner.signIn('owner@baulk.example');
});
afterAll(() => server.close());

const random = randomFrom();

/** No account may upload so often: the budget begins again. */
const afresh = () => server.store.db.deleteFrom('limits').execute();

async function answerTo(file: Uint8Array, more: { purpose?: string; name?: string; type?: string } = {}) {
  await afresh();
  const { status, body } = await upload(owner, { file, ...more });
  return `${status} ${String(body['code'] ?? 'taken')}`;
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const page = '<!doctype html><script>alert(document.domain)</script>';

/** A png that says it is this large, and packs one byte a thousandfold. */
function bomb(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

describe('U1 what is no png or jpeg is refused, whatever it calls itself', () => {
  it.each([
    ['a drawing with a script', Buffer.from(svg)],
    ['a page', Buffer.from(page)],
    ['a gif', Buffer.from('GIF89a\u0001\u0000\u0001\u0000')],
    ['nothing', Buffer.alloc(0)],
  ])('%s', async (_title, file) => {
    expect(await answerTo(file, { name: 'crest.png', type: 'image/png' })).toBe('400 image_type');
  });

  it('a webp and a drawing behind the first bytes of a png', async () => {
    const webp = await pictureOf().webp().toBuffer();
    expect(await answerTo(webp)).toBe('400 image_type');
    const begun = (await png()).subarray(0, 8);
    expect(await answerTo(Buffer.concat([begun, Buffer.from(svg)]))).toBe('400 image_broken');
  });

  it('and what is one is taken under any name and type, and kept under none of them', async () => {
    const { url } = await uploaded(owner, {
      file: await png(),
      name: '../../etc/cron.d/crest.svg',
      type: 'image/svg+xml',
    });
    expect(url).toMatch(/^\/images\/[\w-]{22}\.webp$/);
  });
});

describe('P5 what viewers show is taken', () => {
  it('a jpeg whose scan says nothing of its bounds, as some phones write them', async () => {
    const file = Buffer.from(await jpeg());
    const scan = file.indexOf(Buffer.from([0xff, 0xda]));
    const parts = file[scan + 4] ?? 0;
    file.set([0, 0, 0], scan + 5 + 2 * parts);
    expect(await answerTo(file)).toBe('201 taken');
  });
});

describe('U1 what is cut off or damaged is refused', () => {
  it(`at any place, ${sizeOf(200)} times`, async () => {
    const whole = [await png({ width: 300, height: 200 }), await jpeg({ width: 300, height: 200 })];
    const noise = await sharp(Buffer.from(Array.from({ length: 30_000 }, () => random() * 256)), {
      raw: { width: 100, height: 100, channels: 3 },
    })
      .jpeg()
      .toBuffer();
    const seen = new Set<string>();
    for (let round = 0; round < sizeOf(200); round += 1) {
      const file = [...whole, noise][round % 3] as Buffer;
      seen.add(await answerTo(file.subarray(0, 16 + Math.floor(random() * (file.length - 40)))));
    }
    expect([...seen]).toEqual(['400 image_broken']);
  });

  it(`with any byte turned over it is refused or shown, and never a fault of ours, ${sizeOf(400)} times`, async () => {
    const whole = [await png({ width: 60, height: 40 }), await located()];
    for (let round = 0; round < sizeOf(400); round += 1) {
      const file = Buffer.from(whole[round % 2] as Buffer);
      const place = Math.floor(random() * file.length);
      file[place] = (file[place] ?? 0) ^ (1 << Math.floor(random() * 8));
      expect(await answerTo(file)).toMatch(/^(201 taken|400 image_(broken|type|size))$/);
    }
  });
});

describe('U1 what is too large is refused', () => {
  it.each([
    ['logo', 1_048_575, '201 taken'],
    ['logo', 1_048_576, '413 logo_too_large'],
    ['profile', 1_048_577, '201 taken'],
    ['profile', 2_097_152, '413 file_too_large'],
    ['profile', 2_097_153, '413 file_too_large'],
  ])('a file for a %s of %i bytes: %s', async (purpose, bytes, answer) => {
    expect(await answerTo(await pngOf(bytes), { purpose })).toBe(answer);
  });

  it('a picture of more pixels than are shown, before one of them is decoded', async () => {
    expect(await answerTo(bomb(4096, 4096))).toBe('201 taken');
    expect(await answerTo(bomb(4097, 16))).toBe('400 image_size');
    expect(await answerTo(bomb(20_000, 20_000))).toBe('400 image_size');
  });

  it('S16 one of sixteen bits takes little longer than one of eight', async () => {
    const background = { r: 20, g: 120, b: 30, alpha: 0.5 };
    const flat = () => sharp({ create: { width: 4096, height: 4096, channels: 4, background } });
    const time = async (file: Buffer): Promise<number> => {
      const { user, system } = process.cpuUsage();
      expect(await encodeImage(file, { purpose: 'news', crop: null })).toMatchObject({ width: 1600 });
      const used = process.cpuUsage({ user, system });
      return used.user + used.system;
    };
    const eight = await flat().png().toBuffer();
    const sixteen = await flat().toColourspace('rgb16').png().toBuffer();
    await time(eight);
    // Made small in sixteen bits, it took more than three times as long.
    expect((await time(sixteen)) / (await time(eight))).toBeLessThan(2.5);
  });

  it(`${sizeOf(200)} of them at once take no more than 150 MiB`, async () => {
    await afresh();
    const most = bomb(4096, 4096);
    const before = process.memoryUsage().rss;
    let peak = 0;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().rss - before);
    }, 5);
    const answers = await Promise.all(
      Array.from({ length: sizeOf(200) }, async () => (await upload(owner, { file: most })).status),
    );
    clearInterval(watch);
    expect(answers.filter((status) => ![201, 429, 503].includes(status))).toEqual([]);
    expect(answers).toContain(201);
    expect(Math.round(peak / 2 ** 20)).toBeLessThan(150);
  });
});

describe('U1 what came along with a picture is gone', () => {
  it('the place where it was taken, and the page that was hidden behind it', async () => {
    await afresh();
    const file = Buffer.concat([await located(), Buffer.from(page)]);
    const { url } = await uploaded(owner, { file });
    const { rawPayload, headers } = await server.app.inject(url);
    const text = rawPayload.toString('latin1');
    expect(['GPS', 'Exif', 'PocketCam', 'Marisol', 'script'].filter((part) => text.includes(part))).toEqual(
      [],
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('a body of parts that is no such thing', () => {
  it(`is refused wherever it ends, ${sizeOf(100)} times`, async () => {
    const whole = bodyOf({ file: await png() });
    for (let round = 0; round < sizeOf(100); round += 1) {
      await afresh();
      const body = whole.subarray(0, Math.floor(random() * (whole.length - 4)));
      const { status } = await owner.post('/upload', body, { headers: partsHeader });
      expect(status).toBe(400);
    }
  });

  it('and so is one with many parts, two files, or names that mean something to JavaScript', async () => {
    const file = await png();
    const part = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`;
    const two = bodyOf({ file })
      .toString('latin1')
      .replace(/--\r\n$/, '\r\n');
    const bodies: [string | Buffer, string][] = [
      [part('purpose').repeat(50) + '--b--\r\n', 'b'],
      [part('__proto__') + '--b--\r\n', 'b'],
      [
        Buffer.from(
          two +
            bodyOf({ file })
              .toString('latin1')
              .slice(two.indexOf('\r\n') + 2),
          'latin1',
        ),
        'baulk-boundary-7d1f',
      ],
      ['', 'b'],
      ['x', ''],
    ];
    for (const [body, boundary] of bodies) {
      await afresh();
      const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
      const { status } = await owner.post('/upload', Buffer.from(body), { headers });
      expect([400, 406, 413, 415]).toContain(status);
    }
  });
});

describe('what nobody uses does not pile up', () => {
  it('an account has the last ten', async () => {
    const desk = server.client();
    await desk.signIn('desk@baulk.example');
    const urls: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      urls.push((await uploaded(desk, { file: await png() })).url);
      server.pass(1);
    }
    const found = await Promise.all(urls.map(async (url) => (await server.app.inject(url)).statusCode));
    expect(found).toEqual([404, 404, ...Array.from({ length: 10 }, () => 200)]);
  });

  it('after a day it goes, and what a record shows stays', async () => {
    const player = server.client();
    await player.signIn('player@baulk.example');
    const used = await uploaded(player, { file: await png() });
    await player.put('/profile', { imageId: used.imageId });
    const left = await uploaded(player, { file: await png() });
    await removeRemains(server.store.db, server.clock.now() + 23 * 3_600_000);
    expect((await server.app.inject(left.url)).statusCode).toBe(200);
    await removeRemains(server.store.db, server.clock.now() + 25 * 3_600_000);
    expect((await server.app.inject(left.url)).statusCode).toBe(404);
    expect((await server.app.inject(used.url)).statusCode).toBe(200);
  });
});
