/** What a step of the start was about, for the sentence of its refusal. */
type Step = { databaseUrl: string | undefined } | { dataDir: string } | { host: string; port: number };

/** Runs a step of the start; what the system refuses becomes a sentence that names the setting. */
export async function refusing<T>(step: Step, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    throw new Error(sentenceOf(step, code, error), { cause: error });
  }
}

/** Writes on the terminal why the start ends: one sentence, and for a fault of our own where it is. */
export function tellRefusal(error: unknown): void {
  const text = error instanceof Error ? error.message.replaceAll(/\s*\n\s*/g, ' ') : String(error);
  process.stderr.write(`${text}\n`);
  if (error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError) {
    process.stderr.write(`${error.stack}\n`);
  }
}

function sentenceOf(step: Step, code: string, error: unknown): string {
  if ('port' in step) return listenSentence(step, code);
  if ('dataDir' in step)
    return `DATA_DIR '${step.dataDir}' cannot be made or written (${code}): set another one.`;
  if (step.databaseUrl === undefined) return `The embedded database could not be opened (${code}).`;
  const { hostname, port, pathname } = new URL(step.databaseUrl);
  const place = `${hostname || 'this machine'}${port && `:${port}`}${pathname}`;
  const message = (error instanceof Error && error.message) || code;
  return `The database of DATABASE_URL, ${place}, could not be opened: ${message} (${code}).`;
}

function listenSentence({ host, port }: { host: string; port: number }, code: string): string {
  if (code === 'EADDRINUSE') {
    return `PORT ${port} of HOST ${host} is taken: stop what listens there, or set another PORT.`;
  }
  if (code === 'EACCES') return `PORT ${port} may not be opened by this user: set a PORT from 1024.`;
  return `HOST ${host} is not an address of this machine (${code}): set another HOST.`;
}

function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code === 'string') return code;
  // How the driver says that nothing has answered in time.
  return error instanceof Error && /timeout/i.test(error.message) ? 'ETIMEDOUT' : undefined;
}
