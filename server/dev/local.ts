import type { FastifyRequest } from 'fastify';

/** Headers by which a proxy says that it speaks for someone else. */
const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

/**
 * Whether a request comes from this machine and means it: by the peer of its socket, by the name it asks for, since a
 * foreign page can point a name of its own at this machine, and without a proxy between.
 */
export function isLocal({ socket, headers }: FastifyRequest): boolean {
  return (
    isLoopback(socket.remoteAddress) &&
    isLocalName(headers.host) &&
    !forwarded.some((name) => name in headers)
  );
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(127\.|::1$|::ffff:127\.)/.test(address);
}

function isLocalName(host: string | undefined): boolean {
  const name = URL.parse(`http://${host ?? ''}`)?.hostname ?? '';
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(name);
}
