import { describe, expect, it } from 'vitest';
import { createSealing } from '#server/services/sealing.ts';
import { secretsFrom } from '#server/services/secrets.ts';
import { testSecrets } from '#tests/support/database.ts';

const sealing = createSealing(testSecrets, 'letters');
const text = 'Łucja, 🎱, 123456';

describe('a sealed text', () => {
  it('opens at its place, and is different each time', () => {
    const [one, other] = [sealing.seal(text, 'row 1'), sealing.seal(text, 'row 1')];
    expect(sealing.open(one, 'row 1')).toBe(text);
    expect(one.equals(other)).toBe(false);
    expect(one.includes(Buffer.from('123456'))).toBe(false);
  });

  it('does not open at another place, for another purpose or under another secret', () => {
    const sealed = sealing.seal(text, 'row 1');
    expect(sealing.open(sealed, 'row 2')).toBeNull();
    expect(createSealing(testSecrets, 'keys').open(sealed, 'row 1')).toBeNull();
    const foreign = secretsFrom('another secret that is long enough to be one');
    expect(createSealing(foreign, 'letters').open(sealed, 'row 1')).toBeNull();
  });

  it('does not open when a single bit of it was turned, or a part is missing', () => {
    const sealed = sealing.seal(text, 'row 1');
    for (let place = 0; place < sealed.length; place += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
      expect(sealing.open(changed, 'row 1')).toBeNull();
      expect(sealing.open(sealed.subarray(0, place), 'row 1')).toBeNull();
    }
  });
});
