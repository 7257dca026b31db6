import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Says that the data folder belongs to another process. */
export class DataFolderHeld extends Error {
  constructor(folder: string) {
    super(
      `Another process holds the data folder ${folder}: stop that one first, or give this one a DATA_DIR of its own.`,
    );
    this.name = 'DataFolderHeld';
  }
}

/** Takes the data folder for this process alone; the operating system frees it however the process ends. */
export function lockFolder(folder: string): () => void {
  const file = new DatabaseSync(join(folder, 'lock'));
  try {
    file.exec('pragma busy_timeout = 0; begin exclusive');
  } catch (error) {
    file.close();
    if (error instanceof Error && /locked|busy/i.test(error.message)) throw new DataFolderHeld(folder);
    throw error;
  }
  return () => file.close();
}
