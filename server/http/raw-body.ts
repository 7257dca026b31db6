import { Readable } from 'node:stream';
import type { preParsingAsyncHookHandler } from 'fastify';
import { Refusal } from './problem.ts';

/** Keeps the bytes of a body as they came, and hands them on to whoever parses them; `most` bounds them. */
export function keepRaw(most: number): preParsingAsyncHookHandler {
  return async (request, _reply, payload) => {
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of payload as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > most) throw new Refusal('body_too_large');
      chunks.push(chunk);
    }
    request.rawBody = Buffer.concat(chunks);
    return Object.assign(Readable.from(chunks.length > 0 ? [request.rawBody] : []), {
      receivedEncodedLength: length,
    });
  };
}
