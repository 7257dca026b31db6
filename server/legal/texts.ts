import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { components } from '#contract/api.gen.ts';
import { isDay } from '#domain/dates/day.ts';
import type { RichText } from '#domain/rich-text/document.ts';
import { richTextOf } from '#domain/rich-text/parse.ts';
import { termsVersion } from '#domain/terms/version.ts';
import { legalWords, sampleTexts, type LegalDocument } from '#domain/words/legal.ts';

export type LegalText = components['schemas']['LegalText'];

/** The legal texts in the versions that are in force. */
export type LegalTexts = { current: (document: LegalDocument) => LegalText };

/** Bytes; more than any text that people read. */
const longest = 512 * 1024;

/** Since when the samples stand. */
const sampledOn = '2026-01-01';

/** Reads the operator's texts from `legal/` in the data folder, anew when a file has changed; else there are samples. */
export function createLegalTexts(
  dataDir: string,
  onFault: (error: unknown, document: LegalDocument) => void = () => {},
): LegalTexts {
  const kept = new Map<LegalDocument, { stamp: string; text: LegalText }>();
  const read = (document: LegalDocument): LegalText => {
    const path = join(dataDir, 'legal', `${document}.md`);
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) return sampleOf(document);
    const stamp = `${found.mtimeMs} ${found.size}`;
    const known = kept.get(document);
    if (known?.stamp === stamp) return known.text;
    if (found.size > longest) throw new Error(`${path} is longer than ${longest} bytes.`);
    const text = textOf(document, readFileSync(path, 'utf8'), found.mtime);
    if (text.body === '') throw new Error(`${path} has no text below its first lines.`);
    kept.set(document, { stamp, text });
    return text;
  };
  // A text that cannot be read ends the start; later the one that was read last stays.
  for (const document of Object.keys(sampleTexts) as LegalDocument[]) read(document);
  return {
    current(document) {
      try {
        return read(document);
      } catch (error) {
        onFault(error, document);
        return kept.get(document)?.text ?? sampleOf(document);
      }
    },
  };
}

function sampleOf(document: LegalDocument): LegalText {
  const title = legalWords.titles[document];
  const body = sampleTexts[document];
  const content = contentOfSample(body);
  return {
    document,
    version: termsVersion,
    title,
    body,
    content,
    isSample: true,
    effectiveFrom: sampledOn,
  };
}

const parsed = new Map<string, RichText>();

/** A sample as a tree, parsed once. */
const contentOfSample = (body: string): RichText => {
  const content = parsed.get(body) ?? richTextOf(body);
  parsed.set(body, content);
  return content;
};

const line = /^(version|effective|title): *(\S.*)$/;

/** A file begins with its version, day and title, a line each; what is left out comes from the file itself. */
function textOf(document: LegalDocument, source: string, changed: Date): LegalText {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  const said = new Map<string, string>();
  for (let found = line.exec(lines[0] ?? ''); found; found = line.exec(lines[0] ?? '')) {
    said.set(found[1] ?? '', (found[2] ?? '').trim());
    lines.shift();
  }
  const body = lines.join('\n').trim();
  const effective = said.get('effective') ?? '';
  return {
    document,
    version: (said.get('version') ?? createHash('sha256').update(body).digest('hex').slice(0, 12)).slice(
      0,
      40,
    ),
    title: said.get('title') ?? legalWords.titles[document],
    body,
    content: richTextOf(body),
    isSample: false,
    effectiveFrom: isDay(effective) ? effective : changed.toISOString().slice(0, 10),
  };
}
