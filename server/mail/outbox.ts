import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { currentLanguage } from '#domain/language/current.ts';
import { languageOf, type Language } from '#domain/language/languages.ts';
import { canonicalEmail } from '#domain/email.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Sealing } from '#server/services/sealing.ts';
import { createSealing } from '#server/services/sealing.ts';
import type { Secrets } from '#server/services/secrets.ts';
import type { MailSettings } from './configuration.ts';
import type { MailParameters, MailTemplate } from './templates.ts';

/** The channel on which a new mail is told to the workers of all processes. */
export const mailChannel = 'outbox';

/** A mail to be sent. */
export type Mail<T extends MailTemplate = MailTemplate> = {
  to: string;
  template: T;
  parameters: MailParameters[T];
  /** Seconds after which it is not sent any more. */
  lasts: number;
  /** With the same key, it is sent once. */
  dedupeKey?: string;
  /** Takes the place of a mail of its kind to the same person that has not left yet. */
  replaces?: boolean;
  /** Never sent, and as much work as one that is: what an address that nobody has is given. */
  withheld?: boolean;
};

/** One of many mails. */
export type ManyMail<T extends MailTemplate> = Pick<Mail<T>, 'to' | 'template' | 'parameters' | 'lasts'>;

/** Mails are written down with what they tell of, in its transaction, and leave by themselves. */
export type Outbox = {
  /** False where this installation sends nothing. */
  isOpen: boolean;
  add<T extends MailTemplate>(db: Kysely<Database>, mail: Mail<T>): Promise<void>;
  /** Many mails of one kind at once, in one statement. */
  addAll<T extends MailTemplate>(db: Kysely<Database>, mails: readonly ManyMail<T>[]): Promise<void>;
};

/** What is sealed of a mail. */
export type SealedMail = { to: string; parameters: unknown; language?: Language };

/** The language of an account; whoever has none, or has chosen none, reads that of the request. */
async function languageOfReader(db: Kysely<Database>, address: string): Promise<Language> {
  const { rows } = await sql<{ language: string | null }>`
    select language_of(${canonicalEmail(address)}) as language`.execute(db);
  return languageOf(rows[0]?.language) ?? currentLanguage();
}

/** The outbox as features use it. */
export function createOutbox(parts: {
  secrets: Secrets;
  clock: () => number;
  mode: MailSettings['mode'];
}): Outbox {
  const sealing = sealingOf(parts.secrets);
  return {
    isOpen: parts.mode !== 'off',
    async add(db, mail) {
      const now = parts.clock();
      const recipient = recipientHash(parts.secrets, mail.to);
      if (mail.replaces) await replace(db, { recipient, template: mail.template, now, mode: parts.mode });
      const id = randomUUID();
      const language = await languageOfReader(db, mail.to);
      const kept: SealedMail = { to: mail.to, parameters: mail.parameters, language };
      const sealed = sealing.seal(JSON.stringify(kept), id);
      const at = new Date(now);
      await sql`
        with added as (
          insert into outbox
            (id, template, recipient_hash, sealed, dedupe_key, state, settled_at, created_at, due_at, expires_at)
          values (${id}, ${mail.template}, ${recipient}, ${sealed}, ${mail.dedupeKey ?? null},
            ${mail.withheld ? 'withheld' : 'waiting'}, ${mail.withheld ? at : null}, ${at}, ${at},
            ${new Date(now + mail.lasts * 1000)})
          on conflict (dedupe_key) do nothing returning id
        )
        select pg_notify(${mailChannel}, '') from added`.execute(db);
    },
    async addAll(db, mails) {
      if (mails.length === 0) return;
      const now = parts.clock();
      const rows = mails.map(({ to, template, parameters, lasts }) => {
        const id = randomUUID();
        return {
          id,
          template,
          recipient: recipientHash(parts.secrets, to).toString('hex'),
          sealed: sealing.seal(JSON.stringify({ to, parameters }), id).toString('hex'),
          expires_at: new Date(now + lasts * 1000),
        };
      });
      const at = new Date(now);
      await sql`
        insert into outbox (id, template, recipient_hash, sealed, state, created_at, due_at, expires_at)
        select m.id, m.template, decode(m.recipient, 'hex'), decode(m.sealed, 'hex'), 'waiting', ${at}::timestamptz,
          ${at}::timestamptz, m.expires_at
        from json_to_recordset(${JSON.stringify(rows)}::json)
          as m (id uuid, template text, recipient text, sealed text, expires_at timestamptz)`.execute(db);
      await sql`select pg_notify(${mailChannel}, '')`.execute(db);
    },
  };
}

/** How mails are sealed. */
export function sealingOf(secrets: Secrets): Sealing {
  return createSealing(secrets, 'outbox');
}

/** By which the mails to an address are found. */
export function recipientHash(secrets: Secrets, address: string): Buffer {
  return secrets.digest('mail recipient', canonicalEmail(address));
}

/** What is on its way to the mail server at this moment cannot be called back. */
async function replace(
  db: Kysely<Database>,
  of: { recipient: Buffer; template: MailTemplate; now: number; mode: MailSettings['mode'] },
): Promise<void> {
  const now = new Date(of.now);
  await db
    .updateTable('outbox')
    // The mailbox page goes on showing it.
    .set({ state: 'replaced', settled_at: now, ...(of.mode === 'outbox' ? {} : { sealed: null }) })
    .where('recipient_hash', '=', of.recipient)
    .where('template', '=', of.template)
    .where('state', '=', 'waiting')
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', now)]))
    .execute();
}
