import { readConfiguration } from '#server/configuration.ts';
import { restore } from '#server/database/backup.ts';
import { tellRefusal } from '#server/refusals.ts';
import { readWords } from './command.ts';

try {
  const { from } = readWords(['from']);
  if (from === undefined)
    throw new Error('Say from where: npm run restore -- --from /var/backups/baulk/2027-01-31');
  await restore(readConfiguration(process.env), from);
  process.stdout.write(`${from} is restored. Start the server with the SECRET_KEY of the backup.\n`);
} catch (error) {
  tellRefusal(error);
  process.exitCode = 1;
}
