import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

/** What a runner counted, and the names of what fell. */
export type Count = { passed: number; failed: number; fallen: string[] };

/** Writes into COUNT_FILE what a run of Vitest counted: each thing that fell, in a test or beside all of them, by its name. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], strays: readonly SerializedError[]): void {
    const fallen = [...modules.flatMap(fallenIn), ...strays.map(strayName)];
    const passed = modules.flatMap((file) => [...file.children.allTests('passed')]).length;
    const count: Count = { passed, failed: fallen.length, fallen };
    writeFileSync(process.env['COUNT_FILE'] ?? 'reports/count.json', `${JSON.stringify(count, null, 2)}\n`);
  }
}

/** Names of a file's fallen tests, or the file's own where it could not be collected or cleared away. */
function fallenIn(file: TestModule): string[] {
  const tests = [...file.children.allTests('failed')].map(
    (test) => `${file.relativeModuleId} › ${test.fullName}`,
  );
  return tests.length === 0 && !file.ok() ? [file.relativeModuleId] : tests;
}

const strayName = ({ name, message, stack }: SerializedError): string =>
  `an error in no test: ${name ?? 'Error'}: ${message} ${stack?.split('\n')[1]?.trim() ?? ''}`;
