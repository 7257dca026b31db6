import { isIP } from 'node:net';

/** The settings that say something: an empty one is an unset one, as compose files and unit files write it. */
export function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const entries = Object.entries(env).flatMap(([name, text = '']) => {
    const trimmed = text.trim();
    // Of a key every sign counts.
    return trimmed === '' ? [] : [[name, name.startsWith('SECRET_KEY') ? text : trimmed] as const];
  });
  return Object.fromEntries(entries);
}

const flags: Record<string, boolean> = {
  on: true,
  true: true,
  yes: true,
  1: true,
  off: false,
  false: false,
  no: false,
  0: false,
};

/** A setting that is on or off; throws a sentence for any other word. */
export function readFlag(env: NodeJS.ProcessEnv, name: string, otherwise: boolean): boolean {
  const text = env[name];
  if (text === undefined) return otherwise;
  const flag = flags[text.toLowerCase()];
  if (flag === undefined) throw new Error(`${name} must be on or off, not '${text}'.`);
  return flag;
}

/** A setting that is one of a few words. */
export function readChoice<T extends string>(
  env: NodeJS.ProcessEnv,
  name: string,
  { choices, otherwise }: { choices: readonly T[]; otherwise: T },
): T {
  const text = env[name];
  if (text === undefined) return otherwise;
  const choice = choices.find((one) => one === text.toLowerCase());
  if (!choice) throw new Error(`${name} must be one of ${choices.join(', ')}, not '${text}'.`);
  return choice;
}

/** A setting that is a whole number. */
export function readNumber(
  env: NodeJS.ProcessEnv,
  name: string,
  { least, most, otherwise }: { least: number; most: number; otherwise: number },
): number {
  const text = env[name];
  if (text === undefined) return otherwise;
  const number = Number(text);
  if (!/^\d{1,9}$/.test(text) || number < least || number > most) {
    throw new Error(`${name} must be a number from ${least} to ${most}, not '${text}'.`);
  }
  return number;
}

/** The address of a page elsewhere, or null. */
export function readWebAddress(env: NodeJS.ProcessEnv, name: string): string | null {
  const text = env[name];
  if (text === undefined) return null;
  if (!/^https?:$/.test(URL.parse(text)?.protocol ?? '')) {
    throw new Error(`${name} must be an address that begins with https:// or http://, not '${text}'.`);
  }
  return text;
}

/** HOST: a name or an address of this machine, an IPv6 one with brackets or without. */
export function readHost(env: NodeJS.ProcessEnv): string {
  const text = env['HOST'] ?? '127.0.0.1';
  const host = text.replace(/^\[(.*)\]$/, '$1');
  const isName = /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i.test(host);
  if (isIP(host) === 0 && (!isName || /^[\d.]+$/.test(host))) {
    throw new Error(
      `HOST must be an address or a name of this machine such as 127.0.0.1 or ::, not '${text}'.`,
    );
  }
  return host;
}

/** A host as it stands in an address; what listens everywhere is found on this machine. */
export function hostInAddress(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return isIP(host) === 6 ? `[${host}]` : host;
}

/** The address of a database, which may hold a password and is not repeated. */
export function readDatabaseUrl(
  env: NodeJS.ProcessEnv,
  name: 'DATABASE_URL' | 'DATABASE_DIRECT_URL',
): string | undefined {
  const text = env[name];
  if (text === undefined) return undefined;
  if (!/^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '')) {
    throw new Error(
      `${name} must be the address of a PostgreSQL such as postgresql://user:password@127.0.0.1:5432/baulk.`,
    );
  }
  return text;
}

/** PUBLIC_URL: the product has a host of its own, for links, cookies and policies begin at its root. */
export function readPublicUrl(
  env: NodeJS.ProcessEnv,
  { production, host, port }: { production: boolean; host: string; port: number },
): URL {
  const text = env['PUBLIC_URL'];
  if (text === undefined && production) {
    throw new Error('PUBLIC_URL is required in production: the https address that people open.');
  }
  const url = URL.parse(text ?? `http://${hostInAddress(host)}:${port}`);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`PUBLIC_URL must be an address such as https://baulk.example, not '${text}'.`);
  }
  if (url.pathname !== '/' || url.search || url.hash || url.username || url.password) {
    throw new Error('PUBLIC_URL must be a host without a path, such as https://baulk.example.');
  }
  if (production && url.protocol !== 'https:') {
    throw new Error('PUBLIC_URL must begin with https:// in production.');
  }
  return url;
}
