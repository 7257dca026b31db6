import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { components } from '#contract/api.gen.ts';
import { isDay } from '#domain/dates/day.ts';
import { currentLanguage } from '#domain/language/current.ts';
import { languages, sourceLanguage, type Language } from '#domain/language/languages.ts';
import type { RichText } from '#domain/rich-text/document.ts';
import { richTextOf } from '#domain/rich-text/parse.ts';
import { termsVersion } from '#domain/terms/version.ts';
import { legalWords, type LegalDocument } from '#domain/words/legal.ts';

export type LegalText = components['schemas']['LegalText'];

/** The legal texts in the versions that are in force, in the language of whoever reads them. */
export type LegalTexts = { current: (document: LegalDocument) => LegalText };

const documents = Object.keys(legalWords.titles) as LegalDocument[];

/** Bytes; more than any text that people read. */
const longest = 512 * 1024;

/** Since when the samples stand. */
const sampledOn = '2026-01-01';

/** A text as its file has it. */
type Found = { said: ReadonlyMap<string, string>; body: string; content: RichText; changed: Date };

/**
 * Reads the operator's texts from `legal/` in the data folder, and reads them again when a file has changed; else there are
 * samples. A translation stands in `legal/<language>/` and counts while it is one of the version in force.
 */
export function createLegalTexts(
  dataDir: string,
  onFault: (error: unknown, document: LegalDocument) => void = () => {},
): LegalTexts {
  const files = readerOfFiles(join(dataDir, 'legal'));
  const read = (document: LegalDocument, language: Language): LegalText => {
    const original = files(`${document}.md`);
    if (!original) return sampleOf(document, language);
    const text = originalOf(document, original);
    const translated = language === sourceLanguage ? null : files(`${language}/${document}.md`);
    return translated?.said.get('version') === text.version
      ? translationOf(text, language, translated)
      : text;
  };
  // A text that cannot be read ends the start; later the one that was read last stays.
  for (const document of documents) for (const language of languages) read(document, language);
  const last = new Map<string, LegalText>();
  return {
    current(document) {
      const language = currentLanguage();
      const key = `${language} ${document}`;
      try {
        const text = read(document, language);
        last.set(key, text);
        return text;
      } catch (error) {
        onFault(error, document);
        return last.get(key) ?? sampleOf(document, language);
      }
    },
  };
}

/** Reads texts of a folder, each again only when its file has changed; null for one that is not there. */
function readerOfFiles(folder: string): (name: string) => Found | null {
  const kept = new Map<string, { stamp: string; found: Found }>();
  return (name) => {
    const path = join(folder, name);
    const file = statSync(path, { throwIfNoEntry: false });
    if (!file) return null;
    const stamp = `${file.mtimeMs} ${file.size}`;
    const known = kept.get(name);
    if (known?.stamp === stamp) return known.found;
    if (file.size > longest) throw new Error(`${path} is longer than ${longest} bytes.`);
    const found = foundIn(readFileSync(path, 'utf8'), file.mtime);
    if (found.body === '') throw new Error(`${path} has no text below its first lines.`);
    kept.set(name, { stamp, found });
    return found;
  };
}

const samples = readerOfFiles(join(import.meta.dirname, 'samples'));

function sampleOf(document: LegalDocument, language: Language): LegalText {
  const sample = samples(`${language}/${document}.md`);
  if (!sample) throw new Error(`There is no sample of ${document} in ${language}.`);
  return {
    document,
    language,
    version: termsVersion,
    title: legalWords.titles[document],
    body: sample.body,
    content: sample.content,
    isSample: true,
    effectiveFrom: sampledOn,
  };
}

const line = /^(version|effective|title): *(\S.*)$/;

/** A file begins with its version, day and title, a line each; what is left out comes from the file itself. */
function foundIn(source: string, changed: Date): Found {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  const said = new Map<string, string>();
  for (let found = line.exec(lines[0] ?? ''); found; found = line.exec(lines[0] ?? '')) {
    said.set(found[1] ?? '', (found[2] ?? '').trim());
    lines.shift();
  }
  const body = lines.join('\n').trim();
  return { said, body, content: richTextOf(body), changed };
}

function originalOf(document: LegalDocument, { said, body, content, changed }: Found): LegalText {
  const effective = said.get('effective') ?? '';
  const version = said.get('version') ?? createHash('sha256').update(body).digest('hex').slice(0, 12);
  return {
    document,
    language: sourceLanguage,
    version: version.slice(0, 40),
    title: said.get('title') ?? legalWords.titles[document],
    body,
    content,
    isSample: false,
    effectiveFrom: isDay(effective) ? effective : changed.toISOString().slice(0, 10),
  };
}

const translationOf = (text: LegalText, language: Language, { said, body, content }: Found): LegalText => ({
  ...text,
  language,
  title: said.get('title') ?? legalWords.titles[text.document],
  body,
  content,
});
