import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server';

/** A mail as a mail server took it. */
export type Received = { recipients: string[]; sender: string; mail: Email; source: string };

export type MailServer = {
  port: number;
  received: Received[];
  /** The reply to the next mails instead of taking them; null takes them again. */
  refuseWith(code: number | null): void;
  /** Lets nobody's mail through until it is called off. */
  hold(): () => void;
  /** How many mails wait for that. */
  held(): number;
  close(): Promise<void>;
};

/** A mail server on a free port of this machine that keeps what it is given. */
export async function startMailServer(): Promise<MailServer> {
  const received: Received[] = [];
  let refusal: number | null = null;
  let held = Promise.resolve();
  let waiting = 0;
  async function take(source: string, { mailFrom, rcptTo }: SMTPServerEnvelope): Promise<Error | null> {
    waiting += 1;
    await held;
    waiting -= 1;
    if (refusal !== null) {
      return Object.assign(new Error('Refused by the test.'), { responseCode: refusal });
    }
    received.push({
      recipients: rcptTo.map(({ address }) => address),
      sender: mailFrom ? mailFrom.address : '',
      mail: await PostalMime.parse(source),
      source,
    });
    return null;
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString('utf8');
        void answer(take(source, envelope), callback);
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    refuseWith: (code) => {
      refusal = code;
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    held: () => waiting,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function answer(taking: Promise<Error | null>, callback: (fault: Error | null) => void): Promise<void> {
  callback(await taking);
}
