import {
  existsSync,
  mkdirSync,
  readdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plan } from '#model-testing/plan.ts';
import { runBare } from '#scripts/paths-bare.ts';
import { joinCoverage, keepBare } from '#scripts/paths-coverage.ts';
import { commandsFor, proofFiles } from '#scripts/paths-levels.ts';
import { loadModels } from '#scripts/paths-models.ts';
import { readOptions, reportFolder } from '#scripts/paths-options.ts';
import { dropPictures, picturesHtml } from '#scripts/paths-pictures.ts';
import { replayBare } from '#scripts/paths-replay.ts';
import { machineWith, pathsHtml, pathsReport } from '#scripts/paths-report.ts';
import { readTold, type Walked } from '#scripts/paths-results.ts';

const models = await loadModels();
const only = (id: string) => models.filter(({ model }) => model.id === id);

/** A folder that is gone after the test. */
function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'paths-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('what npm run paths is asked for', () => {
  it('is every path on the bare machines unless said otherwise', () => {
    expect(readOptions([])).toEqual({ machine: null, path: null, level: 'bare', walk: 0, seed: null });
  });

  it('may be one machine, one path, a level and random walks', () => {
    const words = ['--machine', 'session', '--path', 'x1', '--level', 'view', '--walk', '60', '--seed', '7'];
    expect(readOptions(words)).toEqual({ machine: 'session', path: 'x1', level: 'view', walk: 60, seed: 7 });
  });

  it('has a report of its own where it is one machine: that of all stays as it was', () => {
    expect(reportFolder(readOptions([]))).toBe('reports/paths');
    expect(reportFolder(readOptions(['--machine', 'session']))).toBe('reports/paths/session');
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
    const [grep = ''] = commands[1]?.slice(-1) ?? [];
    const titles = ['sign-in 0123456789a start → submit', 'sign-in goes through every transition'];
    expect(titles.filter((title) => !new RegExp(grep).test(title))).toEqual([]);
    expect('sign-in-report 0123456789a start').not.toMatch(new RegExp(grep));
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
  it('take the place of the older ones of what is run, and of nothing else', () => {
    const places = ['lamp/x1', 'lamp/x2', 'door/y1'];
    const kept = (words: readonly string[]) =>
      inFolder((folder) => {
        for (const place of places) mkdirSync(join(folder, place), { recursive: true });
        dropPictures(readOptions(words), folder);
        return places.filter((place) => existsSync(join(folder, place)));
      });
    expect(kept(['--path', 'x2'])).toEqual(['lamp/x1', 'door/y1']);
    expect(kept(['--machine', 'lamp'])).toEqual(['door/y1']);
    expect(kept([])).toEqual([]);
  });

  it('are retaken for a path that is run alone, also those that it has in common with others', () => {
    inFolder((folder) => {
      const picturesOf = { x1: ['b0.jpg', 'b1.jpg'], x2: ['b0.jpg', 'b2.jpg'] };
      for (const [id, pictures] of Object.entries(picturesOf)) {
        const place = join(folder, 'lamp', id);
        mkdirSync(place, { recursive: true });
        const steps = pictures.map((picture) => ({ caption: picture, picture }));
        writeFileSync(join(place, 'steps.json'), JSON.stringify(steps));
        for (const picture of pictures) writeFileSync(join(folder, 'lamp', picture), 'drawn');
      }
      dropPictures(readOptions(['--path', 'x2']), folder);
      expect(readdirSync(join(folder, 'lamp')).toSorted()).toEqual(['b1.jpg', 'x1']);
    });
  });

  it('stand in the page itself, once and with each step that they show, and only of machines of the report', () => {
    inFolder((folder) => {
      const place = join(folder, 'lamp', 'x1');
      mkdirSync(place, { recursive: true });
      writeFileSync(
        join(place, 'steps.json'),
        JSON.stringify([
          { caption: 'dark → off', picture: 'b0.jpg' },
          { caption: 'turn <on> → on', picture: 'b1.jpg' },
          { caption: 'turn off → off', picture: 'b2.jpg' },
          { caption: 'never reached', picture: 'b3.jpg' },
        ]),
      );
      writeFileSync(join(folder, 'lamp', 'b0.jpg'), 'first');
      writeFileSync(join(folder, 'lamp', 'b1.jpg'), 'second');
      writeFileSync(join(folder, 'lamp', 'b2.jpg'), 'first');
      const page = picturesHtml(['lamp', 'door'], folder);
      expect(page.match(/role="img" class="screen screen-\d"/g)).toHaveLength(3);
      expect(page.match(/url\(data:image\/jpeg;base64,[^)]+\)/g)).toHaveLength(2);
      expect(page).toContain('1. turn &lt;on&gt; → on');
      expect(page).not.toContain('never reached');
      expect(picturesHtml(['door'], folder)).toBe('');
    });
  });
});

const [fold] = only('dev-fold');
if (fold === undefined) throw new Error('There is a machine of what folds.');
const planned = plan(fold.model);
const [first] = planned.paths;
if (first === undefined) throw new Error('It has a path.');
const bare = await replayBare(fold.model, planned.paths);

describe('the coverage of a run on the bare machines', () => {
  it('is kept where the page that draws the machines reads the last run', () => {
    inFolder((folder) => {
      keepBare(bare.coverage, join(folder, 'coverage'));
      const kept = readFileSync(join(folder, 'coverage', 'dev-fold-bare.json'), 'utf8');
      expect(JSON.parse(kept)).toEqual(bare.coverage);
    });
  });

  it('is joined by what the views have left, unless that is of a machine that has changed since', () => {
    inFolder((folder) => {
      const file = join(folder, 'dev-fold-view.json');
      const [state = ''] = Object.keys(bare.coverage.states);
      writeFileSync(file, JSON.stringify({ ...bare.coverage, states: { [state]: { view: 3 } } }));
      const joined = joinCoverage(fold.model, bare.coverage, folder);
      expect(joined.coverage.states[state]).toMatchObject({ view: 3 });
      writeFileSync(file, JSON.stringify({ ...bare.coverage, states: { 'dev-fold.gone': { view: 1 } } }));
      expect(joinCoverage(fold.model, bare.coverage, folder)).toEqual({
        coverage: bare.coverage,
        stale: [file],
      });
    });
  });
});

const failure = `ReplayError: Path ${first.id} of "dev-fold" fails at step 1 of 2.`;
const vitest = {
  testResults: [
    {
      name: 'tests/dev/view.test.tsx',
      status: 'failed',
      message: '',
      assertionResults: [
        {
          ancestorTitles: ['dev-fold, view'],
          title: `${first.id} start → turn`,
          status: 'failed',
          duration: 12,
          failureMessages: [failure],
        },
        {
          ancestorTitles: ['dev-fold, view'],
          title: 'goes through every state and every transition',
          status: 'failed',
          failureMessages: ['dev-fold.open is never reached'],
        },
        { ancestorTitles: ['other, view'], title: '0123456789a start', status: 'skipped' },
      ],
    },
  ],
};
const playwright = {
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            {
              title: 'dev-fold 0123456789a start → turn',
              ok: false,
              tests: [{ results: [{ duration: 2000, errors: [{ message: `\u001B[31m${failure}` }] }] }],
            },
            { title: `dev-fold ${first.id} start`, ok: true, tests: [{ results: [{ duration: 900 }] }] },
          ],
        },
      ],
    },
  ],
};

const toldBy = (level: string, written: unknown) =>
  inFolder((folder) => {
    const file = join(folder, 'told.json');
    writeFileSync(file, JSON.stringify(written));
    return readTold(level, file);
  });

const reportWith = (walked: readonly Walked[], complaints: readonly string[] = []) => {
  const rest = { at: '', complaints, planningMs: 1, replayMs: { bare: 1, view: 2 } };
  const entry = { plan: planned, coverage: bare.coverage, results: bare.results };
  return pathsReport([machineWith(entry, walked)], rest);
};

describe('the machines of a run', () => {
  it('are shared among the cores, and each is told in its turn, planned, replayed and drawn', async () => {
    const files = (await loadModels()).filter(({ model }) => model.id.startsWith('dev-'));
    const told: string[] = [];
    const { runs } = await runBare(files, [], (run) =>
      told.push('report' in run ? run.report.id : run.error),
    );
    expect(told).toEqual(files.map(({ model }) => model.id));
    expect(runs).toEqual(
      files.map(() => expect.objectContaining({ drawing: expect.stringMatching(/^<svg/) })),
    );
    const walked = { ...toldBy('browser', playwright).results[0], machine: 'dev-fold' } as Walked;
    const failed = await runBare([fold], [walked], () => {});
    expect(failed.runs).toMatchObject([{ report: { id: 'dev-fold', ok: false } }]);
  });
});

describe('what a runner has to say of the paths at another level', () => {
  it('is of a view which path failed at which step, and what else fell', () => {
    const { results, complaints } = toldBy('view', vitest);
    const expected = { path: first.id, level: 'view', ok: false, ms: 12, failedStep: 1, error: failure };
    expect(results).toMatchObject([expected]);
    expect(complaints).toEqual([expect.stringContaining('dev-fold.open is never reached')]);
  });

  it('is of a browser the same, without the colours of a terminal', () => {
    const { results, complaints } = toldBy('browser', playwright);
    expect(results.map(({ machine, ok, error }) => [machine, ok, error])).toEqual([
      ['dev-fold', false, failure],
      ['dev-fold', true, null],
    ]);
    expect(complaints).toEqual([]);
  });

  it('is a complaint where the runner ended without a word', () => {
    expect(readTold('view', 'reports/there-is-none.json').complaints).toHaveLength(1);
  });

  it('makes the report fail, which shows the path with its level, planned or cut short', () => {
    expect(reportWith([]).ok).toBe(true);
    const report = reportWith(toldBy('browser', playwright).results);
    expect(report.ok).toBe(false);
    const paths = report.machines[0]?.paths ?? [];
    expect(paths.find(({ id }) => id === first.id)?.results.map(({ level }) => level)).toEqual([
      'bare',
      'browser',
    ]);
    expect(paths.at(-1)).toMatchObject({ id: '0123456789a', start: 'start → turn' });
    expect(pathsHtml(report, {})).toContain(`1 machines, ${planned.paths.length} paths:`);
    expect(pathsHtml(report, {})).toContain('browser (2000 ms) fails at step 1');
    const complaining = reportWith([], toldBy('view', vitest).complaints);
    expect(complaining.ok).toBe(false);
    const [beginning = ''] = pathsHtml(complaining, {}).split('<caption>Machines</caption>');
    expect(beginning).toContain('dev-fold.open is never reached');
  });
});
