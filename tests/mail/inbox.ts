import type { FastifyInstance } from 'fastify';
import type { ShownMail } from '#server/mail/mailbox.ts';

/** The mails to an address, the newest first, as the mailbox page of the server has them. */
export async function mailsTo(app: FastifyInstance, address: string): Promise<ShownMail[]> {
  const { statusCode, body } = await app.inject({
    url: `/dev/outbox.json?to=${encodeURIComponent(address)}`,
  });
  if (statusCode !== 200) throw new Error(`The mailbox answered ${statusCode}.`);
  return JSON.parse(body) as ShownMail[];
}

/** The code of the newest mail to an address that has one. */
export async function codeTo(app: FastifyInstance, address: string): Promise<string> {
  const codes = (await mailsTo(app, address)).map(({ text }) => /^ {4}(\d{6})$/m.exec(text)?.[1]);
  const code = codes.find((one) => one !== undefined);
  if (code === undefined) throw new Error(`No code was mailed to ${address}.`);
  return code;
}

/** The address of the newest mailed link that holds a secret. */
export async function linkTo(app: FastifyInstance, address: string): Promise<URL> {
  const links = (await mailsTo(app, address)).map(({ text }) => /^\S+#token=\S+$/m.exec(text)?.[0]);
  const link = links.find((one) => one !== undefined);
  if (link === undefined) throw new Error(`No link was mailed to ${address}.`);
  return new URL(link);
}

/** The secret of that link. */
export async function tokenTo(app: FastifyInstance, address: string): Promise<string> {
  return (await linkTo(app, address)).hash.replace('#token=', '');
}

/** Another code of the same form: never the right one. */
export function otherCode(code: string): string {
  return String(((Number(code) - 100_000 + 1) % 900_000) + 100_000);
}
