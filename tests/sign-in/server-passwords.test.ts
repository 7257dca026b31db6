import { describe, expect, it } from 'vitest';
import { createPasswords } from '#server/services/passwords.ts';
import { secretsFrom } from '#server/services/secrets.ts';
import { testPasswords, testSecrets } from '#tests/support/database.ts';

describe('a kept password', () => {
  it('is an argon2id hash of 64 MiB and 3 passes that names its secret', async () => {
    const kept = await createPasswords(testSecrets).hash('Baulk#2026');
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1,keyid=[0-9a-f]{6}\$/);
  });

  it('matches itself and nothing else', async () => {
    const kept = await testPasswords.hash('Baulk#2026');
    expect(await testPasswords.matches('Baulk#2026', kept)).toBe(true);
    expect(await testPasswords.matches('Baulk#2027', kept)).toBe(false);
    expect(await testPasswords.matches('Baulk#2026', null)).toBe(false);
  });

  it('is the same however the keyboard composes its letters', async () => {
    const kept = await testPasswords.hash('Jos\u00e9#2026');
    expect(await testPasswords.matches('Jose\u0301#2026', kept)).toBe(true);
  });

  it('is worth nothing under another secret', async () => {
    const kept = await testPasswords.hash('Baulk#2026');
    const stolen = createPasswords(secretsFrom('another secret that is long enough to be one'));
    expect(await stolen.matches('Baulk#2026', kept)).toBe(false);
  });

  it('is due for a new hash when it was made at a lower cost', async () => {
    const kept = await testPasswords.hash('Baulk#2026');
    expect(createPasswords(testSecrets).isOutdated(kept)).toBe(true);
    expect(testPasswords.isOutdated(kept)).toBe(false);
  });
});
