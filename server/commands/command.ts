import { parseArgs } from 'node:util';
import { readConfiguration, type Configuration } from '#server/configuration.ts';
import { openDataFolder } from '#server/data-folder.ts';
import { openDatabase } from '#server/database/open.ts';
import type { Store } from '#server/database/store.ts';
import { refusing, tellRefusal } from '#server/refusals.ts';
import { loadSecret, secretsFrom, type Secrets } from '#server/services/secrets.ts';

/** What a command of the operator works with: the same settings and data as the server's. */
export type CommandParts = { configuration: Configuration; store: Store; secrets: Secrets };

/** Runs a command: what it answers is printed, and what it refuses is one sentence and exit code 1. */
export async function runCommand(work: (parts: CommandParts) => Promise<string>): Promise<void> {
  let store: Store | undefined;
  try {
    const configuration = readConfiguration(process.env);
    const { databaseUrl, dataDir, secretKey } = configuration;
    await openDataFolder(dataDir);
    store = await refusing({ databaseUrl }, () => openDatabase({ url: databaseUrl, dataDir }));
    const secrets = secretsFrom(await refusing({ dataDir }, () => loadSecret(secretKey, dataDir)));
    process.stdout.write(`${await work({ configuration, store, secrets })}\n`);
  } catch (error) {
    tellRefusal(error);
    process.exitCode = 1;
  } finally {
    await store?.close();
  }
}

/** The words after the command's name, each of them `--name value`. */
export function readWords<Name extends string>(names: readonly Name[]): Partial<Record<Name, string>> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  return parseArgs({ options, strict: true }).values as Partial<Record<Name, string>>;
}
