import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { devWords } from '#domain/words/dev.ts';
import { machineWords } from '#domain/words/dev-machines.ts';

/** Words of the tools that minifying leaves alone, and that nothing of the product says. */
const marks = [
  devWords.bar.label,
  devWords.tool.startAnew,
  devWords.clock.detail,
  machineWords.chooseText,
  machineWords.player.note,
  machineWords.run.noneText,
  machineWords.watch.past,
];

beforeAll(() => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts', '--stale'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build ended with ${status}: ${stderr}`);
}, 120_000);

const textsOf = (folder: string) =>
  globSync(`${folder}/**/*.{js,css,html,json,webmanifest}`).map(
    (path) => [path, readFileSync(path, 'utf8')] as const,
  );

describe('the two bundles', () => {
  it.each(marks)('only the second one says "%s"', (mark) => {
    const tellers = (folder: string) =>
      textsOf(folder).flatMap(([path, text]) => (text.includes(mark) ? [path] : []));
    expect(tellers('dist-dev').length).toBeGreaterThan(0);
    expect(tellers('dist')).toEqual([]);
  });

  it('only the second one has the charts: their worker, their planner and the models', () => {
    const holders = (folder: string) =>
      textsOf(folder).flatMap(([path, text]) =>
        /elk-worker|org\.eclipse\.elk|NETWORK_SIMPLEX|takes two situations/.test(path + text) ? [path] : [],
      );
    expect(holders('dist-dev').length).toBeGreaterThan(0);
    expect(holders('dist')).toEqual([]);
  });

  it('no file of the product asks for one of the second bundle', () => {
    const files = textsOf('dist');
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter(([, text]) => /["'`(]\/dev\//.test(text)).map(([path]) => path)).toEqual([]);
    expect(textsOf('dist-dev').some(([, text]) => text.includes('/dev/assets/'))).toBe(true);
  });

  it('the product is built for production, though a test may have asked for it', () => {
    expect(process.env['NODE_ENV']).toBe('test');
    const texts = textsOf('dist');
    expect(texts.map(([path]) => path)).toContain('dist/service-worker.js');
    // React says this on the console of a page that was built for development.
    expect(texts.filter(([, text]) => text.includes('React DevTools')).map(([path]) => path)).toEqual([]);
  });

  it.each([
    ['dist/index.html', '/assets/', ['instrument', 'sofia']],
    ['dist-dev/dev.html', '/dev/assets/', ['instrument']],
  ])('each asks for the fonts of all its pages before its first picture: %s', (page, folder, fonts) => {
    const asked = [...readFileSync(page, 'utf8').matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)];
    const names = asked.map(([, address = '']) => address.slice(0, address.indexOf('-')));
    const wanted = fonts.map((font) => folder + font);
    expect(names.toSorted()).toEqual(wanted);
  });
});
