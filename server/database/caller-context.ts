import { AsyncLocalStorage } from 'node:async_hooks';

/** The caller as row-level security knows them; a visitor has no id. */
export type CallerContext = { userId: number | null; roleId: number; clubs: readonly number[] };

const storage = new AsyncLocalStorage<CallerContext>();

/** The role of every call: it owns nothing, and row-level security applies to it. */
export const requestRole = 'baulk_request';

/** The role of calls, if connections may take it: since PostgreSQL 16 a member does only where that was granted as well. */
export const takenRole = `select rolname as role from pg_roles where rolname = '${requestRole}'
  and case when current_setting('server_version_num')::integer >= 160000
    then pg_has_role(session_user, oid, 'SET') else pg_has_role(session_user, oid, 'MEMBER') end`;

/** Runs work whose statements see and write what a caller may; everything outside runs as the server itself. */
export function runAsCaller<T>(caller: CallerContext, work: () => T): T {
  return storage.run(caller, work);
}

/** Runs work of the server itself that a call has set off, such as handling a notification. */
export function runAsServer<T>(work: () => T): T {
  return storage.exit(work);
}

/** The caller of the current asynchronous call; undefined where the server itself is at work. */
export function currentCaller(): CallerContext | undefined {
  return storage.getStore();
}
