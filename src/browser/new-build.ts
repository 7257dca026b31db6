import { readRenewedFor, writeRenewedFor } from './storage.ts';

/** The build that this page runs; none where it is not a built one. */
const ownBuild: string | undefined = import.meta.env?.VITE_BUILD_ID;

/**
 * Loads the page again at its address where the server has another build than the page runs; answers whether it does.
 * For one build this is tried once, so that a page that comes back as it was says what it lacks.
 */
export async function renewIfOutdated(): Promise<boolean> {
  const served = ownBuild === undefined ? null : await askForBuild();
  if (served === null || served === ownBuild || readRenewedFor() === served) return false;
  writeRenewedFor(served);
  location.reload();
  return true;
}

/** The id of the server's build, or null where it does not say. */
async function askForBuild(): Promise<string | null> {
  try {
    const answer = await fetch('/build.json', { cache: 'no-store' });
    const { build } = (await answer.json()) as { build?: unknown };
    return answer.ok && typeof build === 'string' ? build : null;
  } catch {
    return null;
  }
}
