import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';

/**
 * What the embedded database loads beside its core: `btree_gist` lets one constraint compare table and time. Whoever opens
 * a cluster needs it, one that was made earlier as well.
 */
export const extensions = { btree_gist };
