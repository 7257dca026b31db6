import { TableNode, type RootOperationNode } from 'kysely';
import type { Store } from '#server/database/store.ts';

/** The store, whose first reading of a table is known to the caller only once it is let go. */
export function holdReading(
  store: Store,
  table: string,
): { store: Store; isHeld: Promise<void>; letGo: () => void } {
  const reads = `from ${table}`;
  const held = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  let first: object | null = null;
  const db = store.db.withPlugin({
    transformQuery({ node, queryId }) {
      if (readsOf(node).includes(reads)) first ??= queryId;
      return node;
    },
    async transformResult({ result, queryId }) {
      if (queryId === first) {
        held.resolve();
        await gone.promise;
      }
      return result;
    },
  });
  return { store: { ...store, db }, isHeld: held.promise, letGo: gone.resolve };
}

function readsOf(node: RootOperationNode): string {
  if (node.kind === 'RawNode') return node.sqlFragments.join(' ');
  if (node.kind !== 'SelectQueryNode') return '';
  return (node.from?.froms ?? [])
    .map((from) => (TableNode.is(from) ? `from ${from.table.identifier.name}` : ''))
    .join(' ');
}
