import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createConnectionRefusal } from './connection.ts';
import { kindOfBody } from './uploads.ts';

/** How long a body may take to arrive, in milliseconds. */
export type ArrivalTimeouts = {
  usual: number;
  /** For a file, which takes its time on a slow line. */
  file: number;
  /** For a large file: how long nothing of it may arrive. */
  silence: number;
};

export const usualTimeouts: ArrivalTimeouts = { usual: 10_000, file: 60_000, silence: 30_000 };

type Waiting = { expectLarge: (within: number) => void };

const waitings = new WeakMap<IncomingMessage, Waiting>();

/** Lets the body of a request take longer than others, in milliseconds, while more of it goes on arriving. */
export function expectLarge(request: IncomingMessage, within: number): void {
  waitings.get(request)?.expectLarge(within);
}

/** Gives up on a body that does not arrive; Node itself keeps one bound alone, which is the longest of all. */
export function giveUpLateBodies(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  timeouts: ArrivalTimeouts = usualTimeouts,
): void {
  const refuse = createConnectionRefusal(headers);
  app.server.prependListener('request', (request: IncomingMessage) => {
    const hasBody = 'transfer-encoding' in request.headers || Number(request.headers['content-length']) > 0;
    if (!hasBody) return;
    const { socket } = request;
    const giveUp = (): void => {
      if (!request.complete) refuse(tooLate(), socket);
    };
    const isFile = kindOfBody(request.headers['content-type'] ?? '') !== 'usual';
    const timers = [setTimeout(giveUp, isFile ? timeouts.file : timeouts.usual).unref()];
    const stop = (): void => timers.splice(0).forEach((timer) => clearTimeout(timer));
    request.once('close', stop);
    waitings.set(request, {
      expectLarge(within) {
        stop();
        let arrived = socket.bytesRead;
        const listen = (): void => {
          if (socket.bytesRead === arrived) giveUp();
          arrived = socket.bytesRead;
        };
        timers.push(setTimeout(giveUp, within).unref(), setInterval(listen, timeouts.silence).unref());
      },
    });
  });
}

const tooLate = (): Error & { code: string } =>
  Object.assign(new Error('The body did not arrive.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
