import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { readNews, type LiveScore } from '#domain/live/score.ts';

/** Where an app that listens can be reached. */
export const addressOf = (app: FastifyInstance): string =>
  `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

/** Someone who listens to the live line as a browser does. */
export async function listenAt(address: string) {
  const stop = new AbortController();
  const response = await fetch(`${address}/api/live`, {
    headers: { accept: 'text/event-stream' },
    signal: stop.signal,
  });
  const heard: LiveScore[] = [];
  let signs = 0;
  let text = '';
  const ended = read();

  async function read(): Promise<'ended' | 'broken'> {
    try {
      for await (const bytes of response.body ?? []) {
        text += new TextDecoder().decode(bytes);
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) {
          const scores = readNews(event.replace(/^data: /, ''));
          if (!scores) throw new Error(`No news of ours: ${event}`);
          if (scores.length === 0) signs += 1;
          heard.push(...scores);
        }
      }
      return 'ended';
    } catch {
      return 'broken';
    }
  }
  return { response, heard, signs: () => signs, ended, leave: () => stop.abort() };
}
