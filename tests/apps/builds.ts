const word = (value: number, length: 2 | 4): Buffer => {
  const bytes = Buffer.alloc(length);
  if (length === 2) bytes.writeUInt16LE(value);
  else bytes.writeUInt32LE(value);
  return bytes;
};

/** A zip with files of these names, each of the same content. */
export function zipOf(names: readonly string[], content = Buffer.from('content')): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const name of names) {
    const bytes = Buffer.from(name);
    const sizes = Buffer.concat([word(0, 4), word(content.length, 4), word(content.length, 4)]);
    const times = Buffer.concat([word(0, 2), word(0, 2), word(0, 4)]);
    const lengths = Buffer.concat([word(bytes.length, 2), word(0, 2)]);
    const versions = word(20, 2);
    const local = Buffer.concat([word(0x04034b50, 4), versions, times, sizes, lengths, bytes, content]);
    const head = Buffer.concat([word(0x02014b50, 4), versions, versions, times, sizes, lengths]);
    list.push(Buffer.concat([head, word(0, 2), word(0, 2), word(0, 2), word(0, 4), word(at, 4), bytes]));
    parts.push(local);
    at += local.length;
  }
  const listed = Buffer.concat(list);
  const counts = Buffer.concat([word(0, 4), word(names.length, 2), word(names.length, 2)]);
  const end = Buffer.concat([word(0x06054b50, 4), counts, word(listed.length, 4), word(at, 4), word(0, 2)]);
  return Buffer.concat([...parts, listed, end]);
}

const member = (name: string, content: string): string =>
  `${name.padEnd(16)}${'0'.padEnd(12)}${'0'.padEnd(6)}${'0'.padEnd(6)}${'100644'.padEnd(8)}${String(content.length).padEnd(10)}\`\n${content}${content.length % 2 === 1 ? '\n' : ''}`;

export const apk = zipOf(['AndroidManifest.xml', 'classes.dex'], Buffer.alloc(200_000, 7));
export const ipa = zipOf(['Payload/', 'Payload/Baulk.app/Info.plist']);
export const wgt = zipOf(['config.xml', 'index.html']);
export const ipk = Buffer.from(
  `!<arch>\n${member('debian-binary', '2.0\n')}${member('control.tar.gz', 'abc')}${member('data.tar.gz', 'abcd')}`,
);
