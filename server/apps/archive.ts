import type { FileHandle } from 'node:fs/promises';
import { kindOfNames, type BuildKind } from '#domain/apps/build.ts';

/** A part of a file; shorter where the file ends before. */
async function read(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
  return buffer.subarray(0, bytesRead);
}

/** What a file is by what is in it, whatever it is called; null where it is no build, or not a whole one. */
export async function kindOfBuild(file: FileHandle, size: number): Promise<BuildKind | null> {
  const head = await read(file, 0, 8);
  if (head.toString('latin1') === '!<arch>\n') return (await isPackage(file, size)) ? 'ipk' : null;
  if (head.length < 4 || head.readUInt32LE(0) !== 0x04034b50) return null;
  const names = await namesInZip(file, size);
  return names && kindOfNames(names);
}

const endLength = 22;
const longestComment = 65_535;
/** No list of a build's files is as long as that. */
const mostList = 32 * 1_048_576;

/** The names in a zip by its list at the end; null where there is none or it does not fit the file. */
async function namesInZip(file: FileHandle, size: number): Promise<string[] | null> {
  const from = Math.max(0, size - endLength - longestComment);
  const tail = await read(file, from, size - from);
  const end = findEnd(tail);
  if (end === null) return null;
  const length = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (length > mostList || start + length > from + end) return null;
  return namesInList(await read(file, start, length));
}

function findEnd(tail: Buffer): number | null {
  for (let at = tail.length - endLength; at >= 0; at -= 1) {
    const isEnd = tail.readUInt32LE(at) === 0x06054b50;
    if (isEnd && at + endLength + tail.readUInt16LE(at + 20) === tail.length) return at;
  }
  return null;
}

const entryLength = 46;

function namesInList(list: Buffer): string[] | null {
  const names: string[] = [];
  let at = 0;
  while (at < list.length) {
    if (at + entryLength > list.length || list.readUInt32LE(at) !== 0x02014b50) return null;
    const length = list.readUInt16LE(at + 28);
    names.push(list.toString('utf8', at + entryLength, at + entryLength + length));
    at += entryLength + length + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
  }
  return names;
}

const memberLength = 60;

/** Whether an archive of the kind `ar` is a package for television sets: its sign first, then control and data. */
async function isPackage(file: FileHandle, size: number): Promise<boolean> {
  const names: string[] = [];
  let at = 8;
  while (at < size && names.length < 8) {
    const member = (await read(file, at, memberLength)).toString('latin1');
    const length = /^\d+ *$/.test(member.slice(48, 58)) ? Number(member.slice(48, 58)) : null;
    if (length === null) return false;
    names.push(member.slice(0, 16).trim().replace(/\/$/, ''));
    at += memberLength + length + (length % 2);
  }
  // The last member may lack the byte that makes its length even.
  const isWhole = at === size || at === size + 1;
  const [sign = '', ...rest] = names;
  return isWhole && sign === 'debian-binary' && ['control.tar', 'data.tar'].every((part) => has(rest, part));
}

const has = (names: readonly string[], start: string): boolean =>
  names.some((name) => name.startsWith(start));
