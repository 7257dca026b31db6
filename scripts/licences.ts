import { readFileSync } from 'node:fs';

/** Licences under which packages are taken; another one is read by somebody before it stands here. */
const taken = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
]);

/** Packages under another licence, or without a word of one, each with why it is taken. */
const excused: Readonly<Record<string, string>> = {
  '@img/sharp': 'LGPL: libvips is linked dynamically and comes as it is',
  'axe-core': 'MPL-2.0, in tests alone',
  busboy: 'MIT by its file; of the S3 server of the tests',
  'caniuse-lite': 'CC-BY-4.0: data of a build tool',
  elkjs: 'EPL-2.0: draws machines for developers; nothing of it is in the product',
  eval: 'MIT by its file; a build tool of vanilla-extract',
  'humanize-number': 'MIT by its readme; of the S3 server of the tests',
  lightningcss: 'MPL-2.0: a build tool, unchanged',
  only: 'MIT by its readme; of the S3 server of the tests',
  'require-like': 'MIT by its file; a build tool of vanilla-extract',
  streamsearch: 'MIT by its file; of the S3 server of the tests',
};

type Lock = { packages: Record<string, { license?: string }> };
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;

/** Whether a licence expression is met by what is taken: one side of an OR, all sides of an AND. */
function isTaken(expression: string): boolean {
  const bare = expression.replaceAll(/[()]/g, '');
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every((one) => taken.has(one)));
}

const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const isExcused = (name: string): boolean =>
  Object.keys(excused).some((one) => name === one || name.startsWith(`${one}-`));

const others = Object.entries(packages)
  .filter(([path]) => path.includes('node_modules/'))
  .map(([path, { license }]) => ({ name: nameOf(path), licence: license ?? 'none' }))
  .filter(({ name, licence }) => !isTaken(licence) && !isExcused(name));
for (const { name, licence } of others) {
  process.stderr.write(`${name}: ${licence} is not in the list of scripts/licences.ts.\n`);
}
if (others.length === 0) {
  process.stdout.write(`The licences of ${Object.keys(packages).length - 1} packages are in the list.\n`);
}
process.exitCode = others.length === 0 ? 0 : 1;
