import { readFileSync } from 'node:fs';
import type { FastifyInstance, InjectOptions } from 'fastify';
import {
  operationsOf,
  parametersOf,
  readContract,
  type PlacedOperation,
} from '#scripts/contract-operations.ts';
import { demoAccounts } from '#server/demo/accounts.ts';

const contract = readContract(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));

/** Every operation of the contract. */
export const operations = operationsOf(contract);

/** The operations that are built. */
export const builtOperations = operations.filter((operation) => operation['x-planned'] !== true);

/** Operations that end the session of a call that succeeds. */
export const isEnding = ({ operationId }: PlacedOperation): boolean =>
  ['acceptTerms', 'endSessions', 'erasePersonalData', 'signOut'].includes(operationId);

/** Names an operation as its calls look. */
export const titleOf = ({ method, path }: PlacedOperation): string => `${method.toUpperCase()} ${path}`;

/** Whether a call takes a parameter of this name in its query. */
export const takesInQuery = (operation: PlacedOperation, name: string): boolean =>
  parametersOf(contract, operation).some((parameter) => parameter.in === 'query' && parameter.name === name);

/** The headers that a call takes, by name. */
export const takenInHeaders = (operation: PlacedOperation): string[] =>
  parametersOf(contract, operation).flatMap((parameter) =>
    parameter.in === 'header' ? [parameter.name] : [],
  );

/** An address of an operation, each parameter of its path filled in. */
export function addressOf(operation: PlacedOperation, value?: string): string {
  const parameters = parametersOf(contract, operation).filter((parameter) => parameter.in === 'path');
  const path = parameters.reduce(
    (address, { name, schema }) => address.replace(`{${name}}`, value ?? sampleOf(schema)),
    operation.path,
  );
  return `/api${path}`;
}

function sampleOf(schema: { readonly [keyword: string]: unknown }): string {
  const choices = schema['enum'];
  return Array.isArray(choices) ? String(choices[0]) : '1';
}

/** Calls an operation of the contract with the headers that are given. */
export function callOperation(
  app: FastifyInstance,
  operation: PlacedOperation,
  more: Omit<InjectOptions, 'method' | 'url'> = {},
) {
  const method = operation.method.toUpperCase() as 'GET';
  return app.inject({ method, url: addressOf(operation), ...more });
}

/** A demo account that may call an operation; a pending one for what needs no more. */
export function accountFor({ 'x-access': { who, roles = [5] } }: PlacedOperation): string {
  if (who === 'pending') return 'new@baulk.example';
  const account = demoAccounts.find(({ roleId }) => roles.includes(roleId));
  if (!account) throw new Error(`No demo account has one of the roles ${roles.join(', ')}.`);
  return account.email;
}
