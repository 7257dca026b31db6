import type { Readable } from 'node:stream';

/** A part of an object: its first and its last byte. */
export type Part = { start: number; end: number };

/** Where the bytes of pictures and builds are kept. A name is written once: what is under it never changes. */
export type ObjectStorage = {
  /** Keeps bytes; they are safe when it answers. */
  put: (name: string, bytes: Buffer) => Promise<void>;
  /** Takes over a finished file of this machine, which is gone afterwards. */
  take: (name: string, path: string) => Promise<void>;
  /** The size in bytes; null where there is no such object. */
  sizeOf: (name: string) => Promise<number | null>;
  /** A small object as a whole; null where there is none. */
  read: (name: string) => Promise<Buffer | null>;
  /** A large object, or a part of it, as it comes; null where there is none. */
  stream: (name: string, part?: Part) => Promise<Readable | null>;
  /** Removes an object; one that is not there is removed already. */
  remove: (name: string) => Promise<void>;
};

/** Says that the storage does not answer for the moment. */
export class StorageAway extends Error {
  readonly code = 'STORAGE_AWAY';
}

/** What a name may be: a folder and a file, neither of which leads elsewhere. */
export function checkName(name: string): string {
  if (!/^(?:images|builds|probe)\/[\w-][\w.-]{0,150}$/.test(name)) {
    throw new Error(`'${name}' is no name of an object.`);
  }
  return name;
}
