import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Parameters<NodeFS['init']>[1];
type Module = { NODEFS?: Node; FS?: { filesystems?: { NODEFS?: Node } } };
type Node = { stream_ops?: { fsync?: (stream: { nfd?: number }) => number } };

/** The embedded database's files with the fsync that its own file system leaves out, so that a power cut loses nothing. */
export class DurableNodeFS extends NodeFS {
  /** How often a file was forced to the disk. */
  synced = 0;

  override async init(lite: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(lite, options);
    const install = (module: Module): void => {
      const operations = (module.NODEFS ?? module.FS?.filesystems?.NODEFS)?.stream_ops;
      if (!operations)
        throw new Error('The embedded database has changed inside: it cannot be made durable.');
      operations.fsync = ({ nfd }) => {
        if (nfd !== undefined) {
          fsyncSync(nfd);
          this.synced += 1;
        }
        return 0;
      };
    };
    const preRun = [emscriptenOpts.preRun ?? []].flat() as ((module: Module) => void)[];
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...preRun, install] as typeof emscriptenOpts.preRun & {},
      },
    };
  }
}

/** Start parameters that ask for fsync; the other methods of forcing the log are stubs in the embedded build. */
export const durableStart: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=32MB',
  '-c',
  'max_wal_size=64MB',
  '-c',
  'min_wal_size=32MB',
];
