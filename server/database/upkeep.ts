import type { PGlite } from '@electric-sql/pglite';
import type { LitePool } from './lite-pool.ts';

/** How often to look, and after how much log to write a checkpoint and to vacuum. */
export type UpkeepPace = { milliseconds: number; checkpointBytes: number; vacuumBytes: number };

const megabyte = 1024 * 1024;
const usualPace: UpkeepPace = {
  milliseconds: 60_000,
  checkpointBytes: 16 * megabyte,
  vacuumBytes: 64 * megabyte,
};

/**
 * Does what a server's background processes would do and the embedded database has none for: without checkpoints its
 * log grows for ever, without vacuum its tables do, and its plans know nothing of the data. Answers how to stop.
 */
export function startUpkeep(pool: LitePool, pace: UpkeepPace = usualPace): () => void {
  const done = { checkpoint: Number.NaN, vacuum: Number.NaN };

  async function look(lite: PGlite): Promise<void> {
    const written = await logPosition(lite);
    // The first look only learns where the log stands.
    if (Number.isNaN(done.checkpoint)) Object.assign(done, { checkpoint: written, vacuum: written });
    if (written - done.vacuum >= pace.vacuumBytes) {
      await lite.exec('vacuum (analyze)');
      done.vacuum = await logPosition(lite);
    }
    if (written - done.checkpoint >= pace.checkpointBytes) {
      await lite.exec('checkpoint');
      done.checkpoint = await logPosition(lite);
    }
  }

  // A look that finds the database busy or closing is made up for by the next one.
  const timer = setInterval(() => void pool.exclusively(look).catch(() => undefined), pace.milliseconds);
  timer.unref();
  return () => clearInterval(timer);
}

async function logPosition(lite: PGlite): Promise<number> {
  const { rows } = await lite.query<{ position: number }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as position`,
  );
  return rows[0]?.position ?? 0;
}
