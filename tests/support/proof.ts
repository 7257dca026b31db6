import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { gate } from '#model-testing/gate.ts';
import type { Model } from '#model-testing/model.ts';
import { describePath, type Path } from '#model-testing/path.ts';
import { createRecorder, type Recorder } from '#model-testing/recorder.ts';
import { bareDriver } from '#model-testing/replay-bare.ts';
import { replay, type Driver } from '#model-testing/replay.ts';
import { planned } from './planned.ts';

/** One test a planned path, and one that asks for every state and transition. */
export function provePaths(
  model: Model,
  level: 'bare' | 'view',
  drive: (path: Path, recorder: Recorder) => Driver | Promise<Driver>,
): void {
  const { paths, deadEnds } = planned(model);
  const recorder = createRecorder(model, level);
  describe(`${model.id}, ${level}`, () => {
    it.each(paths.map((path) => [titleOf(path), path] as const))('%s', async (_title, path) => {
      const hint = () => `npm run paths -- --level ${level} --path ${path.id}`;
      await replay(path, await drive(path, recorder), { hint });
    });

    it('goes through every state and every transition', () => {
      const coverage = recorder.coverage();
      keep(`${model.id}-${level}`, coverage);
      expect(gate(coverage, model, level).complaints).toEqual([]);
    });

    it('leaves nobody in a state where nothing can happen any more', () => {
      expect(deadEnds).toEqual([]);
    });
  });
}

/** Proves a machine without a view; `machine` stands in where effects need a browser. */
export function proveBare(model: Model, machine?: AnyStateMachine): void {
  provePaths(model, 'bare', (path, recorder) =>
    bareDriver(path, machine ? { recorder, machine } : { recorder }),
  );
}

const longestTitle = 160;

/** The id, by which a path is found again, and its beginning in words: whole payloads would fill the screen. */
function titleOf(path: Path): string {
  const words = describePath(path);
  return words.length > longestTitle ? `${words.slice(0, longestTitle)}…` : words;
}

/** Keeps the coverage of a run for the report. */
function keep(name: string, coverage: unknown): void {
  mkdirSync('reports/coverage', { recursive: true });
  writeFileSync(`reports/coverage/${name}.json`, JSON.stringify(coverage));
}
