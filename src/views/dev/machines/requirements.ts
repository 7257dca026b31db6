const files = import.meta.glob<string>('/docs/requirements.tsv', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function read(): ReadonlyMap<string, string> {
  const rows = Object.values(files).flatMap((text) => text.trimEnd().split(/\r?\n/).slice(1));
  return new Map(
    rows.flatMap((row) => {
      const [id = '', , statement = '', , , also = ''] = row.split('\t');
      return [id, ...also.split(' ').filter(Boolean)].map((name) => [name, statement] as const);
    }),
  );
}

const statements = read();

/** What a requirement of the specification says, or null where it has no such one. */
export const statementOf = (id: string): string | null => statements.get(id) ?? null;
