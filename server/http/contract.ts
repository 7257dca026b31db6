import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { operations } from '#contract/api.gen.ts';
import type { PlannedOperation } from '#contract/planned.gen.ts';
import type { RoleId } from '#domain/roles.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Caller } from '#server/session/caller.ts';

export type OperationId = keyof operations;
export type BuiltOperation = Exclude<OperationId, PlannedOperation>;

type JsonOf<T> = T extends { content: { 'application/json': infer Body } }
  ? Body
  : T extends { content: { 'text/plain': infer Text } | { 'text/calendar': infer Text } }
    ? Text
    : T extends { content: { 'text/event-stream': unknown } }
      ? Readable
      : undefined;
type Answers<Op extends OperationId> = operations[Op]['responses'];
type Parameters<Op extends OperationId, Where extends 'path' | 'query'> = operations[Op] extends {
  parameters: Record<Where, infer P>;
}
  ? P
  : operations[Op] extends { parameters: Partial<Record<Where, infer P>> }
    ? NonNullable<P>
    : Record<string, never>;
type BodyOf<Op extends OperationId> = operations[Op] extends { requestBody: infer B }
  ? B extends { content: { 'multipart/form-data': infer Parts } }
    ? Parts
    : JsonOf<B>
  : operations[Op] extends { requestBody?: infer B }
    ? JsonOf<NonNullable<B>> | undefined
    : undefined;

/** One answer that the contract allows: a status with the body declared for it. */
export type Reply<Op extends OperationId> = {
  [S in keyof Answers<Op> & number]: JsonOf<Answers<Op>[S]> extends undefined
    ? { status: S; body?: undefined }
    : { status: S; body: JsonOf<Answers<Op>[S]> };
}[keyof Answers<Op> & number];

type HeadersOf<Op extends OperationId> = NonNullable<operations[Op]['parameters']['header']>;

/** The operations that declare the Idempotency-Key. */
export type IdempotentOperation = {
  [Op in OperationId]: [HeadersOf<Op>] extends [never]
    ? never
    : 'Idempotency-Key' extends keyof HeadersOf<Op>
      ? Op
      : never;
}[OperationId];

declare const answeredOnce: unique symbol;
type IsSuccess<R extends { status: number }> = `${R['status']}` extends `2${string}` ? R : never;

/** A success that only `once` can make, so that no operation that takes a key forgets to keep it. */
export type OnceReply<Op extends OperationId> =
  | Exclude<Reply<Op>, IsSuccess<Reply<Op>>>
  | (IsSuccess<Reply<Op>> & { readonly [answeredOnce]: true });

/**
 * Runs the work of a call in one transaction with its Idempotency-Key; a refusal rolls it back. A repeated call is
 * answered with what was answered then or, where `answerNow` is given, with what is there now.
 */
export type Once<Op extends OperationId> = (
  work: (db: Transaction<Database>) => Promise<Reply<Op>>,
  answerNow?: (db: Transaction<Database>) => Promise<Reply<Op>>,
) => Promise<OnceReply<Op>>;

type AnyWork = (db: Transaction<Database>) => Promise<{ status: number; body?: unknown }>;
export type AnyOnce = (work: AnyWork, answerNow?: AnyWork) => ReturnType<AnyWork>;

/** What a handler knows of the request. */
export type Call<Op extends OperationId> = {
  path: Parameters<Op, 'path'>;
  query: Parameters<Op, 'query'>;
  body: BodyOf<Op>;
  /** Who calls; only an operation that is open to anyone may find nobody here. */
  caller: Caller | null;
  request: FastifyRequest;
  reply: FastifyReply;
} & (Op extends IdempotentOperation ? { once: Once<Op> } : unknown);

export type Handler<Op extends OperationId> = Op extends IdempotentOperation
  ? (call: Call<Op>) => Promise<OnceReply<Op>>
  : (call: Call<Op>) => Promise<Reply<Op>> | Reply<Op>;

/** One handler for every operation that is not marked `x-planned`: a missing one does not compile. */
export type Handlers = { [Op in BuiltOperation]: Handler<Op> };

/** Who may call an operation (`x-access`). */
export type Access =
  | { who: 'anyone' }
  | { who: 'pending' }
  | { who: 'signedIn' }
  | { who: 'roles'; roles: RoleId[]; club?: 'own' };

/** The bounds of an operation (`x-limits`): body in bytes, calls in a window of seconds. */
export type Bounds = {
  body: number;
  rate?: { max: number; seconds: number; per: 'ip' | 'account' | 'address'; counts?: 'failures' };
};

export type BodyKind = 'parts' | 'stream' | 'usual';

/** What the server reads of one operation of the contract. */
export type Operation = {
  operationId: OperationId;
  method: string;
  access: Access;
  bounds: Bounds;
  isPlanned: boolean;
  /** Whether the session must have proved the password lately (`x-proof`). */
  needsProof: boolean;
  needsBody: boolean;
  /** How the body comes: in parts, one of which is a file, as a file that is read as it arrives, or as usual. */
  bodyKind: BodyKind;
  /** False for what a page asks by itself, so that polling never keeps a session alive. */
  isActivity: boolean;
  /** Whether a call may be sent again under its Idempotency-Key. */
  takesIdempotencyKey: boolean;
  /** True where the handler needs the bytes as they came, such as for a signature over them. */
  keepsRaw: boolean;
};

type ContractOperation = {
  operationId: OperationId;
  'x-access': Access;
  'x-limits': Bounds;
  'x-planned'?: boolean;
  'x-proof'?: 'password';
  parameters?: { $ref?: string; name?: string }[];
  requestBody?: { required?: boolean; content?: Record<string, unknown> };
  'x-activity'?: boolean;
  'x-raw-body'?: boolean;
};
export type Contract = {
  paths: Record<string, Record<string, unknown>>;
  components: { parameters: Record<string, unknown> };
};

const contractFile = join(import.meta.dirname, '..', '..', 'contract', 'openapi.gen.json');

/** Reads the contract, `openapi.yaml` as JSON. */
export function readContract(): Contract {
  return JSON.parse(readFileSync(contractFile, 'utf8')) as Contract;
}

const methods = new Set(['get', 'put', 'post', 'delete', 'patch']);

/** The operations of the contract by their id. */
export function operationsOf(contract: Contract): Map<string, Operation> {
  const found = Object.values(contract.paths).flatMap((path) =>
    Object.entries(path)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => readOperation(method, operation as ContractOperation)),
  );
  return new Map(found.map((operation) => [operation.operationId, operation]));
}

function bodyKindOf(content: Record<string, unknown> = {}): BodyKind {
  if ('multipart/form-data' in content) return 'parts';
  return 'application/octet-stream' in content ? 'stream' : 'usual';
}

function isIdempotencyKey({ $ref, name }: { $ref?: string; name?: string }): boolean {
  return name === 'Idempotency-Key' || $ref === '#/components/parameters/idempotencyKey';
}

function readOperation(method: string, operation: ContractOperation): Operation {
  return {
    method,
    operationId: operation.operationId,
    access: operation['x-access'],
    bounds: operation['x-limits'],
    isPlanned: operation['x-planned'] === true,
    needsProof: operation['x-proof'] === 'password',
    needsBody: operation.requestBody?.required === true,
    bodyKind: bodyKindOf(operation.requestBody?.content),
    isActivity: operation['x-activity'] !== false,
    takesIdempotencyKey: (operation.parameters ?? []).some(isIdempotencyKey),
    keepsRaw: operation['x-raw-body'] === true,
  };
}
