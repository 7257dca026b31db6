import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { secretOf, type Secrets } from './secrets.ts';

/** Encrypts texts that the database keeps, so that a dump of it does not tell them. */
export type Sealing = {
  /** Seals a text for one place, such as the id of its row: moved elsewhere, it does not open. */
  seal(text: string, place: string): Buffer;
  /** The text, or null where it was changed, moved, or sealed under another secret. */
  open(sealed: Buffer, place: string): string | null;
};

const sizes = { keyId: 3, nonce: 12, tag: 16 };

/** AES-256-GCM under a key that belongs to one purpose. */
export function createSealing(secrets: Secrets, purpose: string): Sealing {
  const keyOf = (by: Secrets): Buffer => by.digest(`seal ${purpose}`, 'key');
  const keyId = Buffer.from(secrets.keyId, 'hex');
  return {
    seal(text, place) {
      const nonce = randomBytes(sizes.nonce);
      const cipher = createCipheriv('aes-256-gcm', keyOf(secrets), nonce).setAAD(
        Buffer.from(`${purpose} ${place}`),
      );
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([keyId, nonce, cipher.getAuthTag(), body]);
    },
    open(sealed, place) {
      const body = sizes.keyId + sizes.nonce + sizes.tag;
      if (sealed.length < body) return null;
      const by = secretOf(secrets, sealed.toString('hex', 0, sizes.keyId));
      if (!by) return null;
      const nonce = sealed.subarray(sizes.keyId, sizes.keyId + sizes.nonce);
      const decipher = createDecipheriv('aes-256-gcm', keyOf(by), nonce, { authTagLength: sizes.tag })
        .setAAD(Buffer.from(`${purpose} ${place}`))
        .setAuthTag(sealed.subarray(sizes.keyId + sizes.nonce, body));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(body)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
