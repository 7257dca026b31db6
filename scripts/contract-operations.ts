import { parse } from 'yaml';

type Schema = { readonly [keyword: string]: unknown };
type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: Schema;
};
type Content = Readonly<Record<string, { readonly schema: Schema }>>;
type Reference = { readonly $ref: string };

/** An operation as `openapi.yaml` writes it. */
type Operation = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content } | Reference>>;
  readonly 'x-access': {
    readonly who: 'anyone' | 'pending' | 'signedIn' | 'roles';
    readonly roles?: readonly number[];
    readonly club?: 'own';
  };
  readonly 'x-limits': {
    readonly body: number;
    readonly rate?: {
      readonly max: number;
      readonly seconds: number;
      readonly per: string;
      readonly counts?: string;
    };
  };
  readonly 'x-activity'?: boolean;
  readonly 'x-planned'?: boolean;
};

/** An operation with the place where it stands. */
export type PlacedOperation = Operation & { readonly method: string; readonly path: string };

type Contract = {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
    readonly schemas: Readonly<Record<string, Schema>>;
  };
};

export function readContract(source: string): Contract {
  return parse(source) as Contract;
}

/** Every operation in the order of the contract. */
export function operationsOf({ paths }: Contract): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  );
}

/** The ids of the operations marked `x-planned`, sorted. */
export function plannedIds(contract: Contract): string[] {
  return operationsOf(contract)
    .filter((operation) => operation['x-planned'] === true)
    .map(({ operationId }) => operationId)
    .toSorted();
}

/** The parameters of an operation, with those that it shares with others looked up. */
export function parametersOf(contract: Contract, { parameters = [] }: Operation): Parameter[] {
  return parameters.map((parameter) => {
    if (!('$ref' in parameter)) return parameter;
    const name = parameter.$ref.slice('#/components/parameters/'.length);
    const shared = contract.components.parameters[name];
    if (!shared) throw new Error(`The contract has no parameter ${name}.`);
    return shared;
  });
}
