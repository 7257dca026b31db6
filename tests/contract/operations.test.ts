import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  operationsOf,
  parametersOf,
  type PlacedOperation,
  readContract,
} from '#scripts/contract-operations.ts';

const contract = readContract(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));
const operations = operationsOf(contract);
const nameOf = ({ operationId }: PlacedOperation) => operationId;
const breaking = (isRight: (operation: PlacedOperation) => boolean) =>
  operations.filter((operation) => !isRight(operation)).map(nameOf);

/** The columns of the house. */
const features = new Set(
  (
    'apps booking channels clubs credit dates downloads errors faq fixtures food home legal licences live matches navigation news ' +
    'password payments personal-data platform players products profile rankings ratings registration reports schedule second-factor session sign-in ' +
    'social statistics subscriptions tables terms tournaments verification'
  ).split(' '),
);

describe('every operation', () => {
  it('was read', () => {
    expect(operations.length).toBeGreaterThan(80);
  });

  it('has a name of its own, a verb and a noun', () => {
    expect(breaking(({ operationId }) => /^[a-z]+([A-Z][a-z]+)+$/.test(operationId))).toEqual([]);
    expect(new Set(operations.map(nameOf)).size).toBe(operations.length);
  });

  it('has one tag, which is a feature', () => {
    expect(breaking(({ tags }) => tags.length === 1 && tags.every((tag) => features.has(tag)))).toEqual([]);
  });

  it('says who may call it', () => {
    const isRight = ({ 'x-access': access }: PlacedOperation) => {
      const { who, roles = [], club, ...rest } = access;
      const known =
        ['anyone', 'pending', 'signedIn', 'roles'].includes(who) && Object.keys(rest).length === 0;
      if (who !== 'roles') return known && roles.length === 0 && club === undefined;
      const sorted = [...new Set(roles)].toSorted((a, b) => a - b);
      const isSorted = String(sorted) === String(roles) && roles.length > 0;
      const reachesClubs = club === undefined || (club === 'own' && roles.some((role) => role >= 3));
      return known && isSorted && roles.every((role) => [1, 2, 3, 4, 5].includes(role)) && reachesClubs;
    };
    expect(breaking(isRight)).toEqual([]);
  });

  it('says how large a body may be and how often it may be called', () => {
    const isRight = ({ 'x-limits': { body, rate, ...rest } }: PlacedOperation) => {
      if (!Number.isInteger(body) || body <= 0 || Object.keys(rest).length > 0) return false;
      if (!rate) return true;
      const { max, seconds, per, counts, ...more } = rate;
      const isKnown = ['ip', 'account', 'address'].includes(per) && [undefined, 'failures'].includes(counts);
      return max > 0 && seconds > 0 && isKnown && Object.keys(more).length === 0;
    };
    expect(breaking(isRight)).toEqual([]);
  });

  it('takes no more than 64 KiB unless it takes a file or a provider event', () => {
    const large = operations.filter((operation) => operation['x-limits'].body > 65_536).map(nameOf);
    expect(large.toSorted()).toEqual(['addAppBuild', 'receiveProviderEvent', 'uploadImage']);
  });

  it('demands the bearer token unless anyone may call it', () => {
    const isRight = ({ security, 'x-access': { who }, operationId }: PlacedOperation) => {
      if (who === 'anyone') return security?.length === 0;
      // Accepting the terms takes its token from the body or the query as well.
      return security === undefined || operationId === 'acceptTerms';
    };
    expect(breaking(isRight)).toEqual([]);
  });

  it('counts as activity unless it is a read that pages repeat by themselves', () => {
    const isRight = (it: PlacedOperation) => it['x-activity'] === undefined || it.method === 'get';
    expect(breaking(isRight)).toEqual([]);
    expect(operations.filter((it) => it['x-activity'] === false).map(nameOf)).toContain('listMatches');
  });

  it('limits by account only where there is one', () => {
    expect(
      breaking(
        ({ 'x-access': { who }, 'x-limits': { rate } }) => who !== 'anyone' || rate?.per !== 'account',
      ),
    ).toEqual([]);
  });
});

describe('the answers of an operation name every refusal that can happen', () => {
  const has = ({ responses }: PlacedOperation, status: number) => String(status) in responses;

  it('501 exactly while it is planned', () => {
    expect(breaking((it) => has(it, 501) === (it['x-planned'] === true))).toEqual([]);
  });

  it('429 exactly where calls are limited', () => {
    expect(breaking((it) => has(it, 429) === (it['x-limits'].rate !== undefined))).toEqual([]);
  });

  it('400, 413 and 415 where there is a body', () => {
    expect(breaking((it) => [413, 415].every((s) => has(it, s) === (it.requestBody !== undefined)))).toEqual(
      [],
    );
    expect(breaking((it) => has(it, 400) || (!it.requestBody && !it.parameters))).toEqual([]);
  });

  it('401 and 403 where not everyone may call', () => {
    expect(breaking((it) => it['x-access'].who === 'anyone' || has(it, 401))).toEqual([]);
    expect(breaking((it) => ['anyone', 'pending'].includes(it['x-access'].who) || has(it, 403))).toEqual([]);
  });

  it('404 where the path names something', () => {
    expect(breaking((it) => !it.path.includes('{') || has(it, 404))).toEqual([]);
  });

  it('412 exactly where the version that was read is asked for', () => {
    const asks = (it: PlacedOperation) => parametersOf(contract, it).some(({ name }) => name === 'If-Match');
    expect(breaking((it) => has(it, 412) === asks(it))).toEqual([]);
  });

  it('faults of the server in every case', () => {
    expect(breaking(({ responses }) => 'default' in responses)).toEqual([]);
  });

  it('and every refusal is a Problem', () => {
    const bodies = Object.values(contract.components.responses).map((response) => response.content);
    expect(bodies).toEqual(
      bodies.map(() => ({ 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } })),
    );
    const inline = operations.flatMap(({ operationId, responses }) =>
      Object.entries(responses)
        .filter(([status, answer]) => /^([45]|default)/.test(status) && !('$ref' in answer))
        .map(([status]) => `${operationId} ${status}`),
    );
    expect(inline).toEqual([]);
  });
});

describe('the file', () => {
  it('lists its tags in order, each of them used', () => {
    const names = contract.tags.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(names).toEqual([...new Set(operations.flatMap(({ tags }) => tags))].toSorted());
  });

  it('keeps the paths of a tag together, in the order of the tags', () => {
    const order = Object.values(contract.paths).map((methods) => Object.values(methods)[0]?.tags[0] ?? '');
    expect(order).toEqual(order.toSorted());
  });

  it('lists its schemas in order', () => {
    const names = Object.keys(contract.components.schemas).map((name) => name.toLowerCase());
    expect(names).toEqual(names.toSorted());
  });
});

describe('an address carries no secret', () => {
  const secret = /token|password|pin$|code$|secret|grant|key|signature/i;
  const carried = operations.flatMap((operation) =>
    parametersOf(contract, operation)
      .filter((parameter) => parameter.in !== 'header' && secret.test(parameter.name))
      .map(({ name }) => `${operation.operationId} ${name}`),
  );

  it('but for the three that the specification demands', () => {
    expect(carried.toSorted()).toEqual([
      'acceptTerms token',
      'signInWithFacebook accessToken',
      'signInWithGoogle idTokenString',
    ]);
  });

  it('and each of the three may come in the body instead', () => {
    const { AcceptTermsRequest, FacebookSignInRequest, GoogleSignInRequest } = contract.components.schemas;
    expect(AcceptTermsRequest).toHaveProperty('properties.token');
    expect(FacebookSignInRequest).toHaveProperty('properties.accessToken');
    expect(GoogleSignInRequest).toHaveProperty('properties.idTokenString');
  });
});
