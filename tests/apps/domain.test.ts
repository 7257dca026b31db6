import { describe, expect, it } from 'vitest';
import { fileNameOf, findBuildFault, mostBuildBytes, sizeText } from '#domain/apps/build.ts';
import { blankUpload, findUploadFault, hostOf, isFile } from '#domain/apps/upload.ts';

const good = { ...blankUpload, version: '1.0', url: 'https://stores.example/a' };

describe('a link', () => {
  it('C-3.31 to a page of a store or to an .apk is taken', () => {
    expect(findUploadFault(good)).toBeNull();
    expect(findUploadFault({ ...good, url: 'https://files.example/a.apk' })).toBeNull();
    expect(findUploadFault({ ...good, sha256: 'A'.repeat(64), size: '31457280' })).toBeNull();
  });

  it.each([
    ['version_missing', { version: ' ' }],
    ['url_missing', { url: '' }],
    ['url_malformed', { url: 'http://stores.example/a' }],
    ['url_malformed', { url: 'javascript:alert(1)' }],
    ['url_malformed', { url: 'https://user:secret@stores.example/a' }],
    ['url_malformed', { url: 'stores' }],
    ['ipa_link', { type: 'iOS', url: 'https://files.example/a.IPA?x=1' }],
    ['aab_link', { url: 'https://files.example/a.aab' }],
    ['sha256_malformed', { sha256: 'abc' }],
    ['size_malformed', { size: '1.5 MB' }],
  ] as const)('%s: %j', (code, change) => {
    expect(findUploadFault({ ...good, ...change })?.code).toBe(code);
  });

  it('names its host, and is known as a file by its path alone', () => {
    expect(hostOf('https://files.example:8443/a.apk')).toBe('files.example:8443');
    expect([isFile('https://files.example/a.apk?x=1'), isFile('https://files.example/?f=a.apk')]).toEqual([
      true,
      false,
    ]);
  });
});

describe('a build', () => {
  const file = { name: 'Baulk.APK', size: 31_457_280 };
  const of = { type: 'Android', version: '1.0' } as const;

  it('C-3.31 is chosen by the end of its name and its size, before it is sent', () => {
    expect(findBuildFault(of, file)).toBeNull();
    expect(findBuildFault({ ...of, version: ' ' }, file)?.code).toBe('version_missing');
    expect(findBuildFault(of, null)?.code).toBe('file_missing');
    expect(findBuildFault(of, { ...file, size: 0 })?.code).toBe('file_missing');
    expect(findBuildFault(of, { ...file, size: mostBuildBytes + 1 })?.code).toBe('file_large');
    expect(findBuildFault(of, { ...file, name: 'baulk.aab' })?.code).toBe('file_kind');
    expect(findBuildFault({ ...of, type: 'iOS' }, file)?.code).toBe('file_kind');
    expect(findBuildFault({ ...of, type: 'Smart TV' }, { ...file, name: 'tv.wgt' })).toBeNull();
  });

  it('is saved under a plain name, whatever the app is called', () => {
    expect(fileNameOf('Baulk Scoring', '4.2.0', 'apk')).toBe('baulk-scoring-4.2.0.apk');
    expect(fileNameOf('Übung "ß"/..\\x', '1.0 (5)', 'ipa')).toBe('ubung-..-x-1.0-5.ipa');
    expect(fileNameOf('スコア', '../', 'wgt')).toBe('app.wgt');
  });

  it('has a size that people read', () => {
    expect([sizeText(1), sizeText(700_000), sizeText(31_457_280), sizeText(1_600_000)]).toEqual([
      '1 KB',
      '684 KB',
      '30 MB',
      '1.5 MB',
    ]);
  });
});
