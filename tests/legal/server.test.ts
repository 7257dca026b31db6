import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { termsVersion } from '#domain/terms/version.ts';
import { legalWords } from '#domain/words/legal.ts';
import { createLegalTexts } from '#server/legal/texts.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'baulk-legal-'));
let moment = 1_800_000_000;

/** Puts a text where the operator puts it, later than the one before. */
function put(document: string, text: string): void {
  const path = join(dataDir, 'legal', `${document}.md`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  moment += 60;
  utimesSync(path, moment, moment);
}

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ configuration: { dataDir } });
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

/** A text as a browser reads it that asks for a language. */
async function read(name: string, language: string): Promise<Record<string, unknown>> {
  const answer = await server.app.inject({
    url: `/api/legal/${name}`,
    headers: { 'accept-language': language },
  });
  return answer.json<Record<string, unknown>>();
}

const kindsIn = (text: Record<string, unknown>): string[] =>
  (text['content'] as { kind: string }[]).map(({ kind }) => kind);

describe('a legal text', () => {
  it.each(Object.keys(legalWords.titles))(
    'A-1.05 %s is read by everyone, as a sample in each language',
    async (name) => {
      const { status, body } = await server.client().get(`/legal/${name}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ document: name, version: termsVersion, isSample: true });
      expect(body['body']).toContain('## ');
      for (const language of ['es', 'pt-BR']) {
        const translated = await read(name, language);
        expect(translated).toMatchObject({ language, version: termsVersion, isSample: true });
        expect(translated['body']).not.toBe(body['body']);
        expect(kindsIn(translated)).toEqual(kindsIn(body));
      }
    },
  );

  it('that does not exist is not found', async () => {
    expect((await server.client().get('/legal/constitution')).status).toBe(400);
  });

  it('of the operator takes the place of the sample as soon as it is there', async () => {
    put('privacyPolicy', 'version: 7b\neffective: 2026-12-01\ntitle: Our privacy\n\n## Who\nWe <b>are</b>.');
    const { body } = await server.client().get('/legal/privacyPolicy');
    expect(body).toEqual({
      document: 'privacyPolicy',
      language: 'en',
      version: '7b',
      title: 'Our privacy',
      body: '## Who\nWe <b>are</b>.',
      content: [
        { kind: 'heading', level: 2, id: 'who', content: [{ kind: 'text', text: 'Who' }] },
        { kind: 'paragraph', content: [{ kind: 'text', text: 'We <b>are</b>.' }] },
      ],
      isSample: false,
      effectiveFrom: '2026-12-01',
    });
  });

  it('without first lines has a version of its own that goes with its words', async () => {
    const versions: unknown[] = [];
    for (const text of ['## One', '## Two', '## One']) {
      put('appPrivacyPolicy', text);
      versions.push((await server.client().get('/legal/appPrivacyPolicy')).body['version']);
    }
    expect(versions[0]).toMatch(/^[0-9a-f]{12}$/);
    expect(versions[1]).not.toBe(versions[0]);
    expect(versions[2]).toBe(versions[0]);
  });

  it('that became unreadable stays as it was read last, and ends a start', async () => {
    put('privacyPolicy', 'version: 8\n\nStill here.');
    expect((await server.client().get('/legal/privacyPolicy')).body['version']).toBe('8');
    put('privacyPolicy', 'version: 9\n\n');
    expect((await server.client().get('/legal/privacyPolicy')).body['version']).toBe('8');
    expect(() => createLegalTexts(dataDir)).toThrow(/privacyPolicy\.md has no text/);
    put('privacyPolicy', 'version: 9\n\nThere.');
  });
});

describe('a legal text in another language', () => {
  const inSpanish = (name: string) => read(name, 'es-MX');

  it('is the translation of the version in force, else the original, which says what it is written in', async () => {
    put('eulaTermsConditions', 'version: 3\neffective: 2026-12-01\n\nBy the operator.');
    expect(await inSpanish('eulaTermsConditions')).toMatchObject({
      language: 'en',
      body: 'By the operator.',
    });
    put('es/eulaTermsConditions', 'version: 3\ntitle: Acuerdo\n\nDel operador.');
    expect(await inSpanish('eulaTermsConditions')).toMatchObject({
      language: 'es',
      version: '3',
      effectiveFrom: '2026-12-01',
      title: 'Acuerdo',
      body: 'Del operador.',
    });
    put('eulaTermsConditions', 'version: 4\n\nBy the operator, again.');
    expect(await inSpanish('eulaTermsConditions')).toMatchObject({ language: 'en', version: '4' });
  });
});

describe('a new version of the terms', () => {
  it('asks for acceptance again, tells an open page that its text is old, and is what is accepted', async () => {
    const before = server.client();
    expect((await before.signIn('player@baulk.example')).eulaNotAccepted).toBe(false);
    put('termsConditions', 'version: 2027-01\n\n## New\nWords.');
    const client = server.client();
    expect((await client.signIn('player@baulk.example')).eulaNotAccepted).toBe(true);
    const late = await client.put('/user/update/eula', { version: termsVersion });
    expect([late.status, late.body['code']]).toEqual([409, 'terms_outdated']);
    expect((await client.put('/user/update/eula', { version: '2027-01' })).status).toBe(200);
    expect((await server.client().signIn('player@baulk.example')).eulaNotAccepted).toBe(false);
    expect((await server.client().get('/config')).body['termsVersion']).toBe('2027-01');
  });
});
