import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An issuer of its own, which knows nothing of the product: keys at an address, tokens signed by them. */
export type Issuer = {
  address: string;
  keysAddress: string;
  /** How often the keys were asked for. */
  asked(): number;
  /** Puts another key in the place of the present one. */
  rotate(): void;
  /** Stops answering, or begins again. */
  silence(isSilent: boolean): void;
  token(claims: Record<string, unknown>, header?: Record<string, unknown>): string;
  /** A token signed with the public key as if it were a shared secret. */
  confused(claims: Record<string, unknown>): string;
  /** A token of this key's name, signed by somebody else's key. */
  forged(claims: Record<string, unknown>): string;
  close(): Promise<void>;
};

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const newPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

export async function startIssuer(): Promise<Issuer> {
  let [pair, generation, asked, isSilent] = [newPair(), 1, 0, false];
  const stranger = newPair();
  const server = createServer((_request, response) => {
    asked += 1;
    if (isSilent) return void response.writeHead(503).end();
    const key = {
      ...pair.publicKey.export({ format: 'jwk' }),
      kid: `key-${generation}`,
      use: 'sig',
      alg: 'RS256',
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: [key] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const signed = (key: KeyObject, claims: object, header: object): string => {
    const text = `${encode({ alg: 'RS256', typ: 'JWT', kid: `key-${generation}`, ...header })}.${encode(claims)}`;
    return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
  };
  return {
    address,
    keysAddress: `${address}/certs`,
    asked: () => asked,
    rotate() {
      pair = newPair();
      generation += 1;
    },
    silence(silent) {
      isSilent = silent;
    },
    token: (claims, header = {}) => signed(pair.privateKey, claims, header),
    forged: (claims) => signed(stranger.privateKey, claims, {}),
    confused(claims) {
      const text = `${encode({ alg: 'HS256', kid: `key-${generation}` })}.${encode(claims)}`;
      const secret = pair.publicKey.export({ format: 'pem', type: 'spki' });
      return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
