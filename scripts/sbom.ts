import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Prints the packages that the server runs with as a CycloneDX document. npm is given a manifest and a lock file without what
 * builds and tests: told to leave that out by itself, it leaves out what a package for building needs too, such as react.
 */
type Manifest = { devDependencies?: unknown; [key: string]: unknown };
type Lock = { packages: Record<string, { dev?: boolean } & Manifest> };

const folder = mkdtempSync(join(tmpdir(), 'baulk-sbom-'));
try {
  const { devDependencies: _built, ...manifest } = read('package.json') as Manifest;
  const lock = read('package-lock.json') as Lock;
  const kept = Object.entries(lock.packages).filter(([, one]) => one.dev !== true);
  const packages = Object.fromEntries(kept.map(([path, { devDependencies: _own, ...one }]) => [path, one]));
  write('package.json', manifest);
  write('package-lock.json', { ...lock, packages });
  const words = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  process.stdout.write(execFileSync('npm', words, { cwd: folder, maxBuffer: 2 ** 26 }));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(name, 'utf8'));
}

function write(name: string, content: object): void {
  writeFileSync(join(folder, name), JSON.stringify(content));
}
