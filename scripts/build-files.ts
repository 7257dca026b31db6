import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How many builds' files lie beside each other, so that a server and pages of an older one go on. */
const keptBuilds = 3;

type Build = { build: string; files: string[] };

/** Takes away what belongs to none of the last builds; the newest one is named with the files that were written since. */
export function keepLastBuilds(folder: string, newest: { build: string; since: number }): void {
  const list = join(folder, '.builds.json');
  const all = globSync('assets/**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = all.filter((path) => statSync(path).mtimeMs >= newest.since);
  const others = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Build[]) : [];
  const builds = [
    { build: newest.build, files },
    ...others.filter(({ build }) => build !== newest.build),
  ].slice(0, keptBuilds);
  const kept = new Set(builds.flatMap((one) => one.files));
  const isKept = (path: string): boolean => kept.has(path.replace(/\.(br|gz)$/, ''));
  for (const path of all) if (!isKept(path)) rmSync(path);
  writeFileSync(list, JSON.stringify(builds));
}

/** Lays a brotli and a gzip copy beside every text file, once, so that the server never compresses. */
export async function compress(folder: string): Promise<void> {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const layCopies = async (path: string): Promise<void> => {
    // A file of an older build has its copies.
    if (existsSync(`${path}.gz`) && statSync(`${path}.gz`).mtimeMs > statSync(path).mtimeMs) return;
    const text = readFileSync(path);
    const [forBrotli, forGzip] = await Promise.all([brotli(text, { params }), zip(text, { level: 9 })]);
    writeFileSync(`${path}.br`, forBrotli);
    writeFileSync(`${path}.gz`, forGzip);
  };
  await Promise.all(globSync(`${folder}/**/*.{js,css,svg,json}`).map(layCopies));
}
