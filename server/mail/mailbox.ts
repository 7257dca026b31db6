import type { Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import type { Secrets } from '#server/services/secrets.ts';
import { composeMail, type ComposedMail } from './compose.ts';
import type { Frame } from './letter.ts';
import { recipientHash, sealingOf } from './outbox.ts';

/** A mail as the mailbox page shows it. */
export type ShownMail = ComposedMail & { id: string; at: string; expiresAt: string; template: string };

/** The mails of the outbox, readable: for the machine of whoever tries the product, and nobody else. */
export type Mailbox = {
  /** The newest first; with an address, its mails alone. */
  list(to?: string): Promise<ShownMail[]>;
  find(id: string): Promise<ShownMail | undefined>;
};

const most = 50;
const columns = ['id', 'template', 'sealed', 'created_at', 'expires_at'] as const;

type Row = { id: string; template: string; sealed: Buffer | null; created_at: Date; expires_at: Date };

/** Opens the outbox for reading. */
export function createMailbox(parts: { db: Kysely<Database>; secrets: Secrets; frame: Frame }): Mailbox {
  const { db, secrets, frame } = parts;
  const sealing = sealingOf(secrets);
  const shown = (row: Row): ShownMail[] => {
    const { id, template, sealed } = row;
    const composed = sealed && composeMail({ id, template, sealed }, { sealing, frame });
    if (!composed) return [];
    const dates = { at: row.created_at.toISOString(), expiresAt: row.expires_at.toISOString() };
    return [{ ...composed, ...dates, id, template }];
  };
  const rows = () => db.selectFrom('outbox').select(columns).where('state', '<>', 'withheld');
  return {
    async list(to) {
      const of = to === undefined ? rows() : rows().where('recipient_hash', '=', recipientHash(secrets, to));
      const found = await of.orderBy('number', 'desc').limit(most).execute();
      return found.flatMap(shown);
    },
    async find(id) {
      const row = await rows().where('id', '=', id).executeTakeFirst();
      return row && shown(row)[0];
    },
  };
}
