import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Manifest = Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>;
type Lock = { packages: Record<string, { integrity?: string; link?: boolean; resolved?: string }> };

const read = (path: string): string => readFileSync(path, 'utf8');

describe('what the product is made of', () => {
  it('is named by exact versions', () => {
    const manifest = JSON.parse(read('package.json')) as Manifest;
    const named = [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies];
    const loose = named.flatMap((group) =>
      Object.entries(group).filter(([, version]) => !/^(npm:@?[\w./-]+@)?\d+\.\d+\.\d+$/.test(version)),
    );
    expect(loose).toEqual([]);
  });

  it('is held by the hash of each package', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as Lock;
    const unheld = Object.entries(packages).filter(
      ([path, { integrity, link }]) => path.startsWith('node_modules/') && !link && !integrity,
    );
    expect(unheld).toEqual([]);
  });

  it('runs no scripts when it is installed', () => {
    expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
  });

  it('is listed by one command as a CycloneDX document, without what builds and tests it', () => {
    const printed = execFileSync('npm', ['run', '--silent', 'sbom'], {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    const { bomFormat, components } = JSON.parse(printed) as {
      bomFormat: string;
      components: { group?: string; name: string }[];
    };
    const names = components.map(({ group, name }) => (group ? `${group}/${name}` : name));
    expect(bomFormat).toBe('CycloneDX');
    const { dependencies } = JSON.parse(read('package.json')) as Manifest;
    expect(Object.keys(dependencies).filter((name) => !names.includes(name))).toEqual([]);
    expect(names).not.toContain('vitest');
  });
});

describe('docs/security.md', () => {
  const document = read('docs/security.md');
  const [, promised = ''] = /^## What is promised\n([\s\S]*?)^## /m.exec(document) ?? [];

  it('names a test for each of its promises', () => {
    const sections = promised.split(/^### /m).slice(1);
    const without = sections
      .filter((section) => !/`tests\/[\w./-]+`/.test(section))
      .map((text) => text.split('\n')[0]);
    expect([sections.length > 15, without]).toEqual([true, []]);
  });

  it('names tests that are there', () => {
    const named = [...document.matchAll(/`(tests\/[\w./-]+)`/g)].map(([, path = '']) => path);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });
});
