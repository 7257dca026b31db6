import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { build } from 'vite';
import { knockout } from '#machines/fixtures/model-draws.ts';

/** A page that Preact fills with one line, and nothing else. */
const emptyEntry = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('app')).render(createElement('p', null, 'empty'));
`;

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** Serves the built product, an empty page of the same Preact at /empty, and a tournament of as many players as its id says. */
export async function servePages(): Promise<{ address: string; close: () => void }> {
  const empty = await buildEmptyPage();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const players = /^\/api\/tournament\/(\d+)$/.exec(path)?.[1];
    if (path === '/empty.js') return send(response, types['.js'], empty);
    if (path === '/empty') return send(response, 'text/html', emptyHtml);
    if (players) return send(response, 'application/json', tournament(Number(players)));
    if (path.startsWith('/api/')) return send(response.writeHead(404), 'application/json', '{}');
    const type = types[extname(path)];
    return type
      ? send(response, type, readFileSync(join('dist', path)))
      : send(response, 'text/html', readFileSync('dist/index.html'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const emptyHtml =
  '<!doctype html><title>empty</title><div id="app"></div><script type="module" src="/empty.js"></script>';

/** Half played, so that results, open seats and times are all there, and opened at its first round. */
const tournament = (players: number): string => JSON.stringify(knockout({ players, roundsOver: 2 }));

function send(response: ServerResponse, type: string | undefined, body: string | Buffer): void {
  if (!response.headersSent) response.setHeader('content-type', type ?? 'text/plain');
  response.end(body);
}

async function buildEmptyPage(): Promise<string> {
  const name = 'virtual:empty';
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'empty-page',
        resolveId: (id) => (id === name ? id : null),
        load: (id) => (id === name ? emptyEntry : null),
      },
    ],
    build: { write: false, modulePreload: false, rolldownOptions: { input: name } },
  });
  const [bundle] = [output].flat();
  if (!bundle || !('output' in bundle)) throw new Error('The empty page was not built.');
  const [chunk] = bundle.output;
  return chunk.code;
}
