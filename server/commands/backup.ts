import { readConfiguration } from '#server/configuration.ts';
import { backUp } from '#server/database/backup.ts';
import { tellRefusal } from '#server/refusals.ts';
import { readWords } from './command.ts';

try {
  const { to } = readWords(['to']);
  if (to === undefined) throw new Error('Say where: npm run backup -- --to /var/backups/baulk/2027-01-31');
  const configuration = readConfiguration(process.env);
  await backUp(configuration, to);
  const { s3 } = configuration;
  const rest = s3 ? ` Pictures and builds are in the bucket '${s3.bucket}': keep its versions.` : '';
  process.stdout.write(`The backup is in ${to}. Keep SECRET_KEY apart from it.${rest}\n`);
} catch (error) {
  tellRefusal(error);
  process.exitCode = 1;
}
