import type { Handlers, Operation } from '#server/http/contract.ts';
import { actFor, type ActingFor } from './database/acting.ts';
import type { Caller } from './session/caller.ts';

type AnyHandler = (call: { caller: Caller | null }) => unknown;

/** A visitor, or somebody who proves by a secret of their own who they are. */
const nobody: ActingFor = { userId: null, roleId: 0, clubs: [] };

/** The handlers, the statements of each done for its caller alone: the second wall between clubs. */
export function actingHandlers(handlers: Handlers, operations: ReadonlyMap<string, Operation>): Handlers {
  const guarded = Object.entries(handlers).map(([operationId, handler]) => {
    const operation = operations.get(operationId);
    if (!operation) throw new Error(`The contract has no operation '${operationId}'.`);
    const isProved = bySecret(operation);
    const act: AnyHandler = (call) =>
      actFor(isProved ? nobody : (call.caller ?? nobody), () => (handler as AnyHandler)(call));
    return [operationId, act];
  });
  return Object.fromEntries(guarded) as Handlers;
}

/** A sign-in, a grant or a mailed link says whose it is, whoever else is signed in at that browser. */
function bySecret({ access, method }: Operation): boolean {
  return (access.who === 'anyone' || access.who === 'pending') && method !== 'get';
}
