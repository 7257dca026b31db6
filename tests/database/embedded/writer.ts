import { openDatabase } from '#server/database/open.ts';

/** A process that opens a data folder and, until it is killed, says the number of each row that was acknowledged. */
const [dataDir] = process.argv.slice(2);
const { db } = await openDatabase({ dataDir: dataDir ?? '' });
process.stdout.write('open\n');
for (let n = 1; ; n += 1) {
  await db
    .insertInto('settings')
    .values({ key: `row ${n}`, value: JSON.stringify(n) })
    .execute();
  process.stdout.write(`${n}\n`);
}
