import { readConfiguration } from '#server/configuration.ts';
import { backUp } from '#server/database/backup.ts';
import { tellRefusal } from '#server/refusals.ts';
import { readWords } from './command.ts';

try {
  const { to } = readWords(['to']);
  if (to === undefined) throw new Error('Say where: npm run backup -- --to /var/backups/baulk/2027-01-31');
  await backUp(readConfiguration(process.env), to);
  process.stdout.write(`The backup is in ${to}. Keep SECRET_KEY apart from it.\n`);
} catch (error) {
  tellRefusal(error);
  process.exitCode = 1;
}
