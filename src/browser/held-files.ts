import { randomKey } from './random.ts';

/** A file that somebody has picked, as plain data. */
export type HeldFile = { id: string; name: string };

/** How many files are held: whoever picks another one means the one before no more. */
const most = 4;

const held = new Map<string, Blob>();

/** Holds a file for as long as it may be needed; what it holds is no plain data, so machines know it by its id. */
export function holdFile(file: File): HeldFile {
  const id = randomKey();
  held.set(id, file);
  for (const old of [...held.keys()].slice(0, -most)) held.delete(old);
  return { id, name: file.name };
}

/** A file that is held; an empty one in the place of one that is not any more. */
export const heldFile = (id: string): Blob => held.get(id) ?? new Blob();
