import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtOperations } from '#tests/support/operations.ts';

/** Operations that change something and tell the audit nothing, each with what tells of it instead. */
const excused: Readonly<Record<string, string>> = {
  beginSecondFactor: 'nothing counts before it is confirmed, which is told',
  createCardSetup: 'changes nothing of ours until the provider says so',
  createSocialNonce: 'a number that is used once, of nobody',
  endSessions: 'the sign-in history has a line for each session',
  quoteBooking: 'keeps nothing',
  proveSession: 'changes nothing but what this session may do for a while',
  checkPasswordLink: 'it changes nothing',
  requestPasswordReset: 'the link tells the audit when it is used',
  sendEmailCode: 'the proof of the address is told',
  signIn: 'the sign-in history has a line',
  uploadImage: 'the record that uses the picture tells of it',
};

const root = join(import.meta.dirname, '..', '..', 'server');
const source = globSync('**/*.ts', { cwd: root })
  .filter((name) => !name.endsWith('db.gen.ts') && !name.startsWith('demo'))
  .map((name) => readFileSync(join(root, name), 'utf8'))
  .map(withoutTypes)
  .join('\n');

/** Only the name of an operation that is handed on is told; the one in a type says what a handler is for. */
function withoutTypes(text: string): string {
  return text
    .replaceAll(/(?<=[<|,:]\s*)'\w+'(?=\s*\|)|\|\s*'\w+'/g, '')
    .replaceAll(/\w+<(?:Handlers, )?'\w+'>|\w+(?:<\w+>)?\['\w+'\]/g, '');
}

describe('S6 the operations of the contract', () => {
  const changing = builtOperations.filter(({ method }) => method !== 'get');

  it.each(changing.map(({ operationId }) => operationId))(
    '%s tells the audit, or is excused by name',
    (id) => {
      expect(Object.hasOwn(excused, id) || source.includes(`'${id}'`)).toBe(true);
    },
  );

  it('are told by what is handed on, not by a type that names them', () => {
    const text =
      "type T = Pick<Handlers, 'a' | 'b'>; (call: Call<'a'>): Reply<'a'> => tell({ operation: 'b' })";
    expect([withoutTypes(text).includes("'a'"), withoutTypes(text).includes("'b'")]).toEqual([false, true]);
  });

  it('are excused by name only where they are there and tell nothing', () => {
    const names = new Set<string>(changing.map(({ operationId }) => operationId));
    for (const id of Object.keys(excused)) expect([id, names.has(id)]).toEqual([id, true]);
  });
});
