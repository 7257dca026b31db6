import type { FastifyRequest } from 'fastify';

/** Headers by which a proxy says that it is there, or that it speaks for someone else. */
const forwarded =
  /^(x-forwarded-.+|forwarded|via|x-real-ip|cf-.+|true-client-ip|x-client-ip|x-cluster-client-ip)$/;

/**
 * Whether a request comes from this machine and means it: by the peer of its socket, by the name it asks for, since a
 * foreign page can point a name of its own at this machine, and without a proxy between.
 */
export function isLocal({ socket, headers }: FastifyRequest): boolean {
  return (
    isLoopback(socket.remoteAddress) &&
    isLocalName(headers.host) &&
    !Object.keys(headers).some((name) => forwarded.test(name))
  );
}

/** Whether an address that the product calls its own means this machine: a proxy may tell nothing of itself. */
export const isOwnMachine = (publicUrl: URL): boolean => isLocalName(publicUrl.host);

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(127\.|::1$|::ffff:127\.)/.test(address);
}

function isLocalName(host: string | undefined): boolean {
  const name = URL.parse(`http://${host ?? ''}`)?.hostname ?? '';
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(name);
}
