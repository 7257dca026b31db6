import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const names = Object.keys(scripts).filter((name) => name.startsWith('check:'));
const chosen = process.argv.includes('--fast') ? names.filter((name) => name !== 'check:test') : names;

const broken = chosen.filter((name) => {
  process.stdout.write(`\n${name}\n`);
  return (
    spawnSync('npm', ['run', '--silent', name], { stdio: 'inherit', shell: process.platform === 'win32' })
      .status !== 0
  );
});
process.stdout.write(broken.length === 0 ? '\nAll checks hold.\n' : `\nNot in order: ${broken.join(', ')}\n`);
process.exitCode = broken.length === 0 ? 0 : 1;
