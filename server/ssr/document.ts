import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initialDataId, type InitialData, type PublicScreen } from '#domain/initial-data.ts';
import { hashOf } from '#server/http/headers.ts';
import { readAssets } from './assets.ts';

/** A screen's style sheet as it stands in the page, and its hash for the policy. */
type Sheet = { element: string; hash: string };

/** Puts markup, data, styles and scripts of a screen into the page of the build. */
export type WriteDocument = (
  html: string,
  page: { markup: string; data: InitialData },
) => { html: string; styles: readonly string[] };

const container = '<div id="app"></div>';
const builtAssets =
  /<(?:link rel="(?:modulepreload|stylesheet)"|script type="module")[^>]*>(?:<\/script>)?\s*/g;
const entryScript = /<script type="module"[^>]*src="([^"]+)"/;

/** Reads the build's files once, so that a page is written from memory. */
export function createDocument(root: string): WriteDocument {
  const assetsOf = readAssets(root);
  const sheets = new Map<PublicScreen, Sheet>();
  const sheetOf = (screen: PublicScreen): Sheet => {
    const known = sheets.get(screen) ?? inlined(root, assetsOf(screen).styles);
    sheets.set(screen, known);
    return known;
  };
  return (html, { markup, data }) => {
    const { screen } = data.page;
    const entry = entryScript.exec(html)?.[1] ?? '';
    const sheet = sheetOf(screen);
    // The scripts come last and with a low priority: the page can be read without them, so they must not delay its paint.
    const scripts = [
      ...assetsOf(screen).scripts.map(
        (href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`,
      ),
      `<script type="module" src="${entry}" fetchpriority="low"></script>`,
    ];
    const json = `<script type="application/json" id="${initialDataId}">${jsonInScript(data)}</script>`;
    return {
      html: html
        .replaceAll(builtAssets, '')
        .replace('</head>', () => `${sheet.element}</head>`)
        .replace(container, () => `<div id="app">${markup}</div>${json}`)
        .replace('</body>', () => `${scripts.join('')}</body>`),
      styles: [sheet.hash],
    };
  };
}

/** The files' text in one element: on a slow network, each file that the first paint waits for costs a round trip. */
function inlined(root: string, addresses: readonly string[]): Sheet {
  const text = addresses.map((address) => readFileSync(join(root, address), 'utf8')).join('');
  return { element: `<style data-files="${addresses.join(' ')}">${text}</style>`, hash: hashOf(text) };
}

/** No text in the data can end the script element. */
const jsonInScript = (data: InitialData): string => JSON.stringify(data).replaceAll('<', '\\u003c');
