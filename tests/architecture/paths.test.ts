import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandsFor, proofFiles } from '#scripts/paths-levels.ts';
import { loadModels } from '#scripts/paths-models.ts';
import { readOptions } from '#scripts/paths-options.ts';
import { picturesHtml } from '#scripts/paths-pictures.ts';

const models = await loadModels();
const only = (id: string) => models.filter(({ model }) => model.id === id);

describe('what npm run paths is asked for', () => {
  it('is every path on the bare machines unless said otherwise', () => {
    expect(readOptions([])).toEqual({ machine: null, path: null, level: 'bare', walk: 0, seed: null });
  });

  it('may be one machine, one path, a level and random walks', () => {
    const words = ['--machine', 'session', '--path', 'x1', '--level', 'view', '--walk', '60', '--seed', '7'];
    expect(readOptions(words)).toEqual({ machine: 'session', path: 'x1', level: 'view', walk: 60, seed: 7 });
  });

  it.each([
    [['--level', 'paper'], 'There is no level "paper"'],
    [['--walk', 'soon'], '--walk takes a number, not "soon"'],
    [['--seed=-1'], '--seed takes a number, not "-1"'],
    [['--colour'], "Unknown option '--colour'"],
  ])('is refused in words where it says nothing that can be done: %j', (words, reason) => {
    expect(() => readOptions(words)).toThrow(reason);
  });
});

describe('the paths of a machine at another level', () => {
  it('are replayed through its view by the file that proves it, and no other', () => {
    expect(proofFiles('view', only('sign-in'))).toEqual(['tests/sign-in/view.test.tsx']);
    const [command = []] = commandsFor(
      readOptions(['--level', 'view', '--machine', 'sign-in']),
      only('sign-in'),
    );
    expect(command.slice(-2)).toEqual(['-t', '^sign-in, view']);
  });

  it('are replayed in the browser on a build that is not stale', () => {
    const commands = commandsFor(
      readOptions(['--level', 'browser', '--machine', 'sign-in']),
      only('sign-in'),
    );
    expect(commands.map(([script]) => script)).toEqual([
      'scripts/build.ts',
      'node_modules/@playwright/test/cli.js',
    ]);
    expect(commands[1]).toContain('tests/sign-in/journey-paths.test.ts');
  });

  it('are found by the id of one path alone', () => {
    const [command = []] = commandsFor(readOptions(['--level', 'view', '--path', 'x1']), models);
    expect(command.slice(-2)).toEqual(['-t', 'x1']);
  });

  it('are nowhere where no test proves them', () => {
    expect(commandsFor(readOptions(['--level', 'browser', '--machine', 'names']), only('names'))).toEqual([]);
  });
});

describe('the pictures of a run in the browser', () => {
  it('stand in the page itself, each with the step that it shows, and only of machines of the report', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
    try {
      const place = join(folder, 'lamp', 'x1');
      mkdirSync(place, { recursive: true });
      writeFileSync(
        join(place, 'steps.json'),
        JSON.stringify(['dark → off', 'turn <on> → on', 'never reached']),
      );
      writeFileSync(join(place, '0.jpg'), 'first');
      writeFileSync(join(place, '1.jpg'), 'second');
      const page = picturesHtml(['lamp', 'door'], folder);
      expect(page.match(/src="data:image\/jpeg;base64,[^"]+"/g)).toHaveLength(2);
      expect(page).toContain('1. turn &lt;on&gt; → on');
      expect(page).not.toContain('never reached');
      expect(picturesHtml(['door'], folder)).toBe('');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
