import { openDatabase } from '#server/database/open.ts';
import { answerRow } from './keyed-row.ts';

/** A process that does the work of a keyed call, says so, and is killed before it has answered. */
const { DATA_DIR: dataDir = '', DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl } = process.env;
const store = await openDatabase({ url, directUrl, dataDir });
await answerRow(store.db, {
  key: 'one press',
  name: 'killed',
  async afterWork() {
    process.stdout.write('worked\n');
    await new Promise((resolve) => setTimeout(resolve, 600_000));
  },
});
