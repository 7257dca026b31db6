import type { Kysely } from 'kysely';
import { mailWords } from '#domain/words/mail.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Database } from '#server/database/db.gen.ts';
import { tellOwner } from '#server/mail/account-changes.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { Caller } from '#server/session/caller.ts';
import { endAllSessions } from '#server/session/end-all.ts';

/**
 * Lets the point of contact of a deleted club go. A person with no other club who never chose a password is deleted
 * with it, so that the address is free again; a person with one becomes a player and is told so.
 */
export async function freeContact(
  { db, outbox }: { db: Kysely<Database>; outbox: Outbox },
  caller: Caller | null,
  { clubId, userId, at }: { clubId: number; userId: number; at: Date },
): Promise<void> {
  await db.deleteFrom('club_members').where('club_id', '=', clubId).where('user_id', '=', userId).execute();
  if (await hasOtherClub(db, { clubId, userId })) return;
  const person = await db
    .selectFrom('users')
    .select(['role_id as roleId', 'status_id as statusId', 'email', 'first_name'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!person || ![3, 4].includes(person.roleId)) return;
  const isUnused = person.statusId === 4;
  if (isUnused) {
    await db.updateTable('clubs').set({ point_of_contact_id: null }).where('id', '=', clubId).execute();
    await db.deleteFrom('users').where('id', '=', userId).execute();
  } else {
    await db
      .updateTable('users')
      .set((eb) => ({ role_id: 5, updated_at: at, version: eb('version', '+', 1) }))
      .where('id', '=', userId)
      .execute();
    await endAllSessions(db, userId, at.getTime(), 'role_changed');
    await tellOwner(outbox, db, person, { changes: ['role', 'clubs'], by: mailWords.byAssociation });
  }
  const { roleId, statusId } = person;
  await recordChange(db, caller, {
    operation: 'deleteClub',
    record: { kind: 'user', id: userId, clubId: null },
    before: { roleId, statusId },
    ...(isUnused ? {} : { after: { roleId: 5, statusId } }),
    at,
  });
}

async function hasOtherClub(
  db: Kysely<Database>,
  { clubId, userId }: { clubId: number; userId: number },
): Promise<boolean> {
  const other = await db
    .selectFrom('club_members as m')
    .innerJoin('clubs as c', 'c.id', 'm.club_id')
    .select('c.id')
    .where('m.user_id', '=', userId)
    .where('c.id', '!=', clubId)
    .where('c.deleted_at', 'is', null)
    .executeTakeFirst();
  return other !== undefined;
}
