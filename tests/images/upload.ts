import type { TestClient } from '#tests/support/server.ts';

type Parts = {
  file: Uint8Array;
  purpose?: string;
  crop?: string;
  name?: string;
  type?: string;
};

const boundary = 'baulk-boundary-7d1f';

/** The body of an upload as a browser writes it. */
export function bodyOf({
  file,
  purpose = 'profile',
  crop,
  name = 'picture.png',
  type = 'image/png',
}: Parts): Buffer {
  const field = (key: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  const fields = field('purpose', purpose) + (crop === undefined ? '' : field('crop', crop));
  return Buffer.concat([Buffer.from(fields + head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

export const partsHeader = { 'content-type': `multipart/form-data; boundary=${boundary}` };

/** Uploads a picture as somebody who is signed in. */
export function upload(client: TestClient, parts: Parts) {
  return client.post('/upload', bodyOf(parts), { headers: partsHeader });
}

/** Uploads a picture that is taken, and gives its id and address. */
export async function uploaded(client: TestClient, parts: Parts): Promise<{ imageId: string; url: string }> {
  const { status, body } = await upload(client, parts);
  if (status !== 201) throw new Error(`The upload answered ${status} ${String(body['code'])}.`);
  return body as { imageId: string; url: string };
}
