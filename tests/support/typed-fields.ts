import { readFileSync } from 'node:fs';
import { operationsOf, readContract } from '#scripts/contract-operations.ts';

type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly format?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
};

/** What people type into a request: where it stands there, and which bounds the contract gives it. */
export interface TypedField {
  /** As a refusal names it: `club/name`. */
  readonly place: string;
  readonly schema: Schema;
}

const contract = readContract(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));
const schemas = contract.components.schemas as Readonly<Record<string, Schema>>;
const named = ({ $ref }: Schema): string | undefined => $ref?.slice('#/components/schemas/'.length);

/** Ids, images, passwords and versions are chosen or kept, not typed. */
const chosen = new Set(['Id', 'ImageId', 'LinkToken', 'MatchVersion', 'ProviderId', 'SessionId', 'Language']);

function within(schema: Schema, place: string): TypedField[] {
  const name = named(schema);
  if (name !== undefined && chosen.has(name)) return [];
  const {
    enum: offered,
    allOf,
    anyOf,
    properties,
    items,
    type,
    ...rest
  } = { ...schemas[name ?? ''], ...schema };
  if (offered !== undefined) return [];
  const parts = [...(allOf ?? []), ...(anyOf ?? [])].flatMap((part) => within(part, place));
  const inner = Object.entries(properties ?? {}).flatMap(([key, part]) =>
    within(part, place === '' ? key : `${place}/${key}`),
  );
  const listed = items && schemas[named(items) ?? '']?.properties ? within(items, `${place}/0`) : [];
  const isTyped = [type].flat().some((one) => one === 'string' || one === 'integer' || one === 'number');
  const own = isTyped ? [{ place, schema: { ...rest, ...(type === undefined ? {} : { type }) } }] : [];
  return [...parts, ...inner, ...listed, ...own];
}

/** The typed fields of each operation that changes something, by its id. */
export const typedFields: ReadonlyMap<string, readonly TypedField[]> = new Map(
  operationsOf(contract).flatMap(({ operationId, method, requestBody }) => {
    const schema = requestBody?.content['application/json']?.schema;
    const fields = method === 'get' || schema === undefined ? [] : within(schema, '');
    return fields.length === 0 ? [] : [[operationId, fields] as const];
  }),
);
