import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { readContract, type PlacedOperation } from '#scripts/contract-operations.ts';

type Schema = { readonly [keyword: string]: unknown };

const contract = readContract(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));

/** What looks like an attack or is at the edge of what a field takes. */
const hostile: fc.Arbitrary<unknown> = fc.constantFrom<unknown[]>(
  '',
  ' ',
  '\u0000',
  'a\u0000b@baulk.example',
  '\ud800',
  '\u202e',
  "' or 1=1; --",
  "'; drop table users; --",
  '<img src=x onerror=alert(1)>',
  'a@b.example\r\nBcc: c@d.example',
  '%00',
  '../../etc/passwd',
  '__proto__',
  '${7*7}',
  'x'.repeat(5_000),
  '🎱'.repeat(400),
  0,
  -0,
  -1,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  9_223_372_036_854_775_808,
  null,
  true,
  [],
  {},
  [[[[]]]],
  '2026-02-31',
  '0000-00-00',
  '9999-12-31T23:59:60Z',
);

/** Signs of which languages and databases think differently: blanks, controls, what folds into more signs than it is. */
const oddSign = fc.constantFrom(
  ...Array.from('a \t\n\u0001\u0085\u009f\u00a0\u180e\u200b\u2028\u3000\ufeffßİŉǰ\u0344\ufdfa\u202e'),
);

const anything = fc.oneof({ weight: 3, arbitrary: hostile }, { weight: 1, arbitrary: fc.jsonValue() });

/** The schema of the JSON body of an operation, or undefined where it takes none. */
export function bodySchema({ requestBody }: PlacedOperation): Schema | undefined {
  return requestBody?.content['application/json']?.schema;
}

function resolve(schema: Schema): Schema {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  return contract.components.schemas[reference.split('/').at(-1) ?? ''] ?? {};
}

/** Bodies as a schema wants them, and bodies of which a part is hostile, missing or too much. */
export function bodiesOf(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof(part(schema, { hostility: 0, depth: 0 }), part(schema, { hostility: 1, depth: 0 }));
}

/** How many of six parts are hostile, and how deep in the body we are. */
type Place = { hostility: 0 | 1; depth: number };

function part(schema: Schema, place: Place): fc.Arbitrary<unknown> {
  const resolved = resolve(schema);
  const inner = { ...place, depth: place.depth + 1 };
  const right = place.depth > 6 ? anything : fitting(resolved, inner);
  return fc.oneof({ weight: 5, arbitrary: right }, { weight: place.hostility, arbitrary: anything });
}

function fitting(schema: Schema, place: Place): fc.Arbitrary<unknown> {
  const choices = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined;
  if (choices) return fc.oneof(...choices.map((choice) => part(choice, place)));
  if (Array.isArray(schema['allOf'])) return merged(schema['allOf'] as Schema[], place);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const types = [schema['type'] ?? 'object'].flat() as string[];
  return fc.oneof(...types.map((type) => ofType(type, schema, place)));
}

function merged(schemas: Schema[], place: Place): fc.Arbitrary<unknown> {
  return fc
    .tuple(...schemas.map((schema) => part(schema, place)))
    .map((parts) => Object.assign({}, ...(parts as object[])) as unknown);
}

function ofType(type: string, schema: Schema, place: Place): fc.Arbitrary<unknown> {
  const bound = (name: string, other: number) => Number(schema[name] ?? other);
  switch (type) {
    case 'string':
      return text(schema);
    case 'integer':
      return multiples(bound('multipleOf', 1), bound('minimum', -10), bound('maximum', 1e9));
    case 'number':
      return fc.double({ min: bound('minimum', -10), max: bound('maximum', 1e9), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(part((schema['items'] ?? {}) as Schema, place), { maxLength: 4 });
    default:
      return object(schema, place);
  }
}

function multiples(step: number, least: number, most: number): fc.Arbitrary<number> {
  const max = Math.min(Math.floor(most / step), 2 ** 31 - 1);
  return fc.integer({ min: Math.ceil(least / step), max }).map((count) => count * step);
}

const matchings = new Map<string, fc.Arbitrary<string>>();

/** Made once for each pattern: fast-check goes through all characters that there are to make one. */
function matching(pattern: string): fc.Arbitrary<string> {
  const found = matchings.get(pattern) ?? fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' });
  matchings.set(pattern, found);
  return found;
}

function text(schema: Schema): fc.Arbitrary<string> {
  const pattern = schema['pattern'];
  if (typeof pattern === 'string') {
    const longest = Number(schema['maxLength'] ?? 1_000);
    return matching(pattern).map((word) => word.slice(0, longest));
  }
  if (schema['format'] === 'date')
    return fc.constantFrom('2001-02-03', '1899-12-31', '9999-12-31', '0001-01-01');
  if (schema['format'] === 'date-time')
    return fc.constantFrom('2026-11-25T21:00:00Z', '1899-12-31T00:00:00Z', '9999-12-31T23:30:00+14:00');
  const maxLength = Math.min(Number(schema['maxLength'] ?? 40), 400);
  const minLength = Math.min(Number(schema['minLength'] ?? 0), maxLength);
  return fc.oneof(
    { weight: 6, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength }) },
    { weight: 1, arbitrary: fc.string({ unit: oddSign, minLength, maxLength: Math.max(minLength, 12) }) },
  );
}

function object(schema: Schema, place: Place): fc.Arbitrary<unknown> {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  const shape = Object.fromEntries(
    properties.map(([name, property]) => [name, part(property, place)] as const),
  );
  const requiredKeys = place.hostility === 0 ? ((schema['required'] ?? []) as string[]) : [];
  const known = fc.record(shape, { requiredKeys });
  const intruder = fc.record(
    { constructor: anything, toString: anything, intruder: anything },
    { requiredKeys: [] },
  );
  return fc.oneof(
    { weight: 5, arbitrary: known },
    {
      weight: place.hostility,
      arbitrary: fc.tuple(known, intruder).map(([one, other]) => ({ ...one, ...other })),
    },
  );
}

/** Bytes that begin as JSON and end otherwise. */
export const brokenJson: fc.Arbitrary<string> = fc.oneof(
  fc.tuple(fc.json(), fc.nat(200)).map(([json, end]) => json.slice(0, end)),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    '{"__proto__":{"roleId":1}}',
    '{"constructor":{"prototype":{"roleId":1}}}',
    '{"email":"a@b.example","email":"c@d.example","password":"x","password":"y"}',
    '{"email":1e999,"password":-1e999}',
    '{"email":"\\ud800","password":"\\u0000"}',
    '\ufeff{}',
    'undefined',
    'NaN',
    '//',
    '{"a":01}',
  ),
);
