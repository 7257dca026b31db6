import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDataFolder } from '#server/data-folder.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'baulk-folder-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A folder in which stand empty files and, with a stroke at the end, empty folders. */
function folderWith(name: string, content: string[]): string {
  const folder = join(root, name);
  mkdirSync(folder);
  for (const one of content) {
    if (one.endsWith('/')) mkdirSync(join(folder, one));
    else writeFileSync(join(folder, one), '');
  }
  return folder;
}

describe('the data folder', () => {
  it('is made with the folders above it, and left empty', async () => {
    const folder = join(root, 'new', 'deep');
    await openDataFolder(folder);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['empty', []],
    ['mounted', ['lost+found/']],
    ['of a user without a home', ['.bashrc', '.npm/']],
    ['with legal texts before the first start', ['legal/', 'notes.txt']],
    ['of a process with PostgreSQL', ['builds/', 'images/']],
    ['of a process without', ['database/', 'lock', 'secret', 'backup-of-monday/']],
  ])('is taken %s', async (name, content) => {
    await expect(openDataFolder(folderWith(name, content))).resolves.toBeUndefined();
  });

  it.each([
    ['of the system', ['bin/', 'lib/', 'share/'], 'bin, lib, share'],
    ['of a PostgreSQL', ['PG_VERSION', 'base/', 'global/', 'pg_wal/'], 'PG_VERSION, base, global'],
  ])(
    '%s is refused in a sentence that says what to do, and nothing is put into it',
    async (name, content, seen) => {
      const folder = folderWith(name, content);
      const before = readdirSync(folder);
      await expect(openDataFolder(folder)).rejects.toThrow(
        `DATA_DIR '${folder}' holds something other than the data of Baulk (${seen}): set an empty folder.`,
      );
      expect(readdirSync(folder)).toEqual(before);
    },
  );

  it.each(['file', 'file/below', 'leads nowhere'])('that cannot be a folder is refused: %s', async (name) => {
    const place = folderWith(`for ${name.replace('/', ' ')}`, ['file']);
    symlinkSync(join(place, 'nothing', 'there'), join(place, 'leads nowhere'));
    const folder = join(place, name);
    await expect(openDataFolder(folder)).rejects.toThrow(
      new RegExp(`^DATA_DIR '${folder}' cannot be made or written \\(E[A-Z]+\\): set another one\\.$`),
    );
  });

  // Nobody may write there, a superuser neither.
  it.each(['/proc/baulk', '/proc/self/task'])(
    'that nothing may be put into is refused: %s',
    async (folder) => {
      await expect(openDataFolder(folder)).rejects.toThrow(
        new RegExp(`^DATA_DIR '${folder}' cannot be made or written \\(E[A-Z]+\\): set another one\\.$`),
      );
    },
  );
});
