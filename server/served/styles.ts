import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '#server/http/headers.ts';

/** A page with its styles in it, and their hash for the policy. */
export type StyledPage = { html: string; hash: string };

const sheets = /<link rel="stylesheet" href="([^"]+)"[^>]*>\s*/g;

/** Answers with the text of the build's styles, each read once. */
export function readStyles(root: string): (address: string) => string {
  const read = new Map<string, string>();
  return (address) => {
    const text = read.get(address) ?? readFileSync(join(root, address), 'utf8');
    read.set(address, text);
    return text;
  };
}

/**
 * Puts the styles that a page names, and more after them, into the page, which is then painted without waiting for files;
 * it tells the app whose files' they are, so that none is fetched again.
 */
export function withStyles(
  html: string,
  more: readonly string[],
  textOf: (address: string) => string,
): StyledPage {
  const addresses = [...[...html.matchAll(sheets)].map(([, address]) => address ?? ''), ...more];
  const text = addresses.map(textOf).join('');
  const element = `<style data-files="${addresses.join(' ')}">${text}</style>`;
  return {
    html: html.replaceAll(sheets, '').replace('</head>', () => `${element}</head>`),
    hash: hashOf(text),
  };
}
