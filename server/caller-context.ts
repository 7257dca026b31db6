import type { Handlers, Operation } from '#server/http/contract.ts';
import { runAsCaller, type CallerContext } from './database/caller-context.ts';
import type { Caller } from './session/caller.ts';

type AnyHandler = (call: { caller: Caller | null }) => unknown;

/** A visitor, or somebody who proves by a secret of their own who they are. */
const visitor: CallerContext = { userId: null, roleId: 0, clubs: [] };

/** The handlers, each of whose statements runs as its caller: row-level security is the second wall between clubs. */
export function runHandlersAsCaller(
  handlers: Handlers,
  operations: ReadonlyMap<string, Operation>,
): Handlers {
  const scoped = Object.entries(handlers).map(([operationId, handler]) => {
    const operation = operations.get(operationId);
    if (!operation) throw new Error(`The contract has no operation '${operationId}'.`);
    const isProved = bySecret(operation);
    const run: AnyHandler = (call) =>
      runAsCaller(isProved ? visitor : (call.caller ?? visitor), () => (handler as AnyHandler)(call));
    return [operationId, run];
  });
  return Object.fromEntries(scoped) as Handlers;
}

/** A sign-in, a grant or a mailed link says whose it is, whoever else is signed in at that browser. */
function bySecret({ access, method }: Operation): boolean {
  return (access.who === 'anyone' || access.who === 'pending') && method !== 'get';
}
