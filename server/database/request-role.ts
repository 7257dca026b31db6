import { sql, type Kysely } from 'kysely';
import { requestRole, takenRole } from './caller-context.ts';

/**
 * Makes the role of calls and gives it what calls need: every table, but neither the shape of the database nor what the
 * audit has kept. An installation whose own role may make none goes on without it.
 */
export async function grantToRequests<Tables>(connection: Kysely<Tables>): Promise<void> {
  await sql.raw(making).execute(connection);
}

/** Whether the role is there with its rights: a database that was copied elsewhere comes without it. */
export async function isGranted<Tables>(connection: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ granted: boolean }>`
    select exists (select from pg_roles where rolname = ${requestRole}
      and has_table_privilege(oid, 'audit_entries', 'select')) as granted`.execute(connection);
  return rows[0]?.granted === true;
}

const making = `do $$
begin
  -- Roles belong to the whole server: another database of it may make this one at the same moment.
  begin
    create role ${requestRole} nologin;
  exception when duplicate_object or unique_violation then null;
  end;
  if not exists (${takenRole}) then
    execute format('grant ${requestRole} to %I', current_user);
  end if;
  grant usage on schema public to ${requestRole};
  grant select, insert, update, delete on all tables in schema public to ${requestRole};
  grant usage, select on all sequences in schema public to ${requestRole};
  revoke all on migrations from ${requestRole};
  revoke update, delete on audit_entries, audit_links from ${requestRole};
exception when insufficient_privilege then
  raise notice 'the role % could not be made', '${requestRole}';
end $$`;
