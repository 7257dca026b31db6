import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Access, Standing } from '#domain/navigation/route.ts';
import { type Route, routes } from '#domain/navigation/routes.ts';
import { roles } from '#domain/roles.ts';
import { screenCalls, type ScreenCall } from './screen-calls.ts';

/** Who may call an operation, as `x-access` of the contract says it. */
type CallAccess = { who: 'anyone' | 'pending' | 'signedIn' } | { who: 'roles'; roles: Standing[] };
type Operation = { operationId?: string; 'x-access'?: CallAccess };

const contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const accessOf = new Map(
  Object.values(contract.paths)
    .flatMap((path) => Object.values(path))
    .map((operation) => [operation.operationId, operation['x-access']]),
);

const everyRole: Standing[] = roles.map(({ id }) => id);

function callers(access: CallAccess | undefined): Standing[] {
  if (!access) return [];
  if (access.who === 'roles') return access.roles;
  if (access.who === 'signedIn') return everyRole;
  return access.who === 'pending' ? ['pending', ...everyRole] : ['signedOut', 'pending', ...everyRole];
}

function viewers(access: Access, isPopup: boolean): Standing[] {
  if (isPopup) return ['signedOut'];
  if (access.who === 'roles') return [...access.roles];
  return access.who === 'signedIn' ? everyRole : ['signedOut', 'pending', ...everyRole];
}

const nameOf = (call: ScreenCall) => (typeof call === 'string' ? call : call.operation);

/** Those who see a screen and whom the server would refuse one of its calls. */
function refused({ access, over }: Route, calls: readonly ScreenCall[]): string[] {
  const seen = viewers(access, over !== undefined);
  return calls.flatMap((call) => {
    const may = callers(accessOf.get(nameOf(call)));
    const by = typeof call === 'string' ? seen : call.by;
    const outside = by.filter((standing) => !seen.includes(standing));
    return [...by.filter((standing) => !may.includes(standing)), ...outside].map(
      (who) => `${nameOf(call)}: ${who}`,
    );
  });
}

const screens = routes.flatMap((route) => {
  const calls = screenCalls[route.screen];
  return calls ? [{ ...route, calls }] : [];
});

describe('a screen calls only what its visitors may call', () => {
  it('and the contract was read', () => {
    expect(accessOf.size).toBeGreaterThan(10);
    expect(screens.length).toBeGreaterThan(10);
  });

  it.each(screens)('$screen', (route) => {
    const missing = route.calls.map(nameOf).filter((operation) => !accessOf.has(operation));
    expect(missing).toEqual([]);
    expect(refused(route, route.calls)).toEqual([]);
  });

  it('and a screen that asks for more is found', () => {
    const [row] = routes;
    const asking = (calls: ScreenCall[]) => refused(row as Route, calls);
    expect(asking(['getProfile'])).toEqual(['getProfile: signedOut', 'getProfile: pending']);
    expect(asking([{ operation: 'getProfile', by: [1] }])).toEqual([]);
    expect(asking(['noSuchCall'])).toHaveLength(7);
  });
});
