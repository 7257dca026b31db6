import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problemBody, type RefusalCode } from './problem.ts';

/** What ends before it is a request, by Node's name of it; anything else could not be read. */
const faults: Record<string, { status: number; code: RefusalCode }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'malformed_body' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'body_too_large' },
};
const unreadable: { status: number; code: RefusalCode } = { status: 400, code: 'malformed_body' };

/** Answers what is too slow, has too many headers or is no HTTP, in the shape that every refusal has. */
export function createConnectionRefusal(
  headers: Readonly<Record<string, string>>,
): (error: Error & { code?: string }, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const { status, code } = faults[error.code ?? ''] ?? unreadable;
    const body = JSON.stringify(problemBody(code));
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    const text = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
    if (socket.writable) socket.end(text, () => socket.destroy());
    else socket.destroy();
  };
}
