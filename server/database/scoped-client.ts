import { currentCaller, takenRole, type CallerContext } from './caller-context.ts';

type Query<Answer> = (text: string, parameters?: readonly unknown[]) => Promise<Answer>;

export const beginsTransaction = /^\s*(begin|start\s+transaction)\b/i;
export const endsTransaction = /^\s*(commit|rollback(?!\s+to\b)|end)\b/i;

/**
 * Applies the caller to the statements of one lent connection. Role and settings are local to the transaction
 * (`set local`), so that no connection keeps them and a pooler in transaction mode may stand between; a statement
 * outside of a transaction gets one of its own. The server's own work passes through unchanged.
 */
export function createScoping<Answer extends { rows: unknown[] }>(): (query: Query<Answer>) => Query<Answer> {
  let role: string | undefined;

  return (query) => {
    const caller = currentCaller();
    if (!caller) return query;
    let isOpen = false;

    async function begin(text: string): Promise<Answer> {
      role ??= await findRole(query);
      try {
        const answer = await query(`${text}; ${settingsOf(caller as CallerContext, role)}`);
        isOpen = true;
        return answer;
      } catch (error) {
        // Nobody may go on in a transaction without its caller.
        await rollBack();
        throw error;
      }
    }

    // The first error says what went wrong; a connection that cannot roll back is found out by its next user.
    const rollBack = (): Promise<unknown> => query('rollback').catch(() => undefined);

    return async (text, parameters) => {
      if (beginsTransaction.test(text)) return begin(text);
      if (isOpen) {
        if (endsTransaction.test(text)) isOpen = false;
        return query(text, parameters);
      }
      await begin('begin');
      try {
        const answer = await query(text, parameters);
        await query('commit');
        return answer;
      } catch (error) {
        await rollBack();
        throw error;
      } finally {
        isOpen = false;
      }
    };
  };
}

/** Ids only, so that nothing has to be escaped. */
function settingsOf({ userId, roleId, clubs }: CallerContext, role: string): string {
  return `set local role ${role}; set local baulk.caller_role = '${roleId}';
    set local baulk.caller = '${userId ?? ''}';
    set local baulk.caller_clubs = '{${clubs.join(',')}}'`;
}

/** An installation whose own role may create none keeps it, and is held by the same policies through the settings. */
async function findRole<Answer extends { rows: unknown[] }>(query: Query<Answer>): Promise<string> {
  const { rows } = await query(takenRole);
  return (rows as { role: string }[])[0]?.role ?? 'none';
}
