import { AsyncLocalStorage } from 'node:async_hooks';

/** For whom a call works, as the policies of the database know it; nobody has no id. */
export type ActingFor = { userId: number | null; roleId: number; clubs: readonly number[] };

/** What a connection does: the work of the server itself, of some caller, or what no policy looks at. */
type Acting = { kind: 'caller'; key: string; settings: readonly string[] } | { kind: 'whoever' };

const acting = new AsyncLocalStorage<Acting>();

/** Runs work whose statements see and write what a caller may; all other work is the server's own. */
export function actFor<T>({ userId, roleId, clubs }: ActingFor, work: () => T): T {
  const settings = [String(roleId), userId === null ? '' : String(userId), `{${clubs.join(',')}}`];
  return acting.run({ kind: 'caller', key: settings.join(' '), settings }, work);
}

/** Runs work on tables that no policy guards, so that a connection need not be told for whom it works. */
export function actForWhoever<T>(work: () => T): T {
  return acting.run({ kind: 'whoever' }, work);
}

/** Runs work of the server's own that a call has set off, such as hearing what it told. */
export function actAsServer<T>(work: () => T): T {
  return acting.exit(work);
}

/** The role of every call: it owns nothing, and no policy lets it pass. */
export const requestRole = 'baulk_request';

/** The role of calls, if connections may take it: since PostgreSQL 16 a member does only where that was granted as well. */
export const takenRole = `select rolname as role from pg_roles where rolname = '${requestRole}'
  and case when current_setting('server_version_num')::integer >= 160000
    then pg_has_role(session_user, oid, 'SET') else pg_has_role(session_user, oid, 'MEMBER') end`;

type Query = (text: string, parameters?: readonly string[]) => Promise<{ rows: { role: string }[] }>;

const tell = `select set_config('role', $1, false), set_config('baulk.caller_role', $2, false),
  set_config('baulk.caller', $3, false), set_config('baulk.caller_clubs', $4, false)`;
const ownSettings = ['', '', '{}'] as const;

/**
 * Tells connections for whom they work, whenever that is another one than before. Where the installation may make no
 * roles, its own one stays and the policies hold it by the settings alone.
 */
export function createTelling(): (connection: object, query: Query, asServer?: boolean) => Promise<void> {
  const told = new WeakMap<object, string>();
  let role: string | undefined;
  return async (connection, query, asServer = false) => {
    const now = asServer ? undefined : acting.getStore();
    if (now?.kind === 'whoever') return;
    const key = now?.key ?? '';
    if ((told.get(connection) ?? '') === key) return;
    // What fails half way leaves a connection of which nothing is known.
    told.set(connection, 'unknown');
    role ??= await findRole(query);
    await query(tell, now ? [role, ...now.settings] : ['none', ...ownSettings]);
    told.set(connection, key);
  };
}

async function findRole(query: Query): Promise<string> {
  const { rows } = await query(takenRole);
  return rows[0]?.role ?? 'none';
}
