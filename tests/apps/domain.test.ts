import { describe, expect, it } from 'vitest';
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
