import { makeFirstAdministrator } from './first-administrator.ts';
import { readWords, runCommand } from './command.ts';

await runCommand(async ({ configuration: { publicUrl }, store }) => {
  const words = readWords(['email', 'first-name', 'last-name']);
  const wanted = {
    email: words.email,
    ...(words['first-name'] ? { firstName: words['first-name'] } : {}),
    ...(words['last-name'] ? { lastName: words['last-name'] } : {}),
  };
  const address = await makeFirstAdministrator({ db: store.db, now: Date.now(), publicUrl }, wanted);
  return `Open this address within 72 hours to set the password of the first administrator; it works once:\n${address}`;
});
