import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plannedOperations } from '#contract/planned.gen.ts';
import { routes } from '#domain/navigation/routes.ts';
import { operationsOf, readContract } from '#scripts/contract-operations.ts';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const operations = operationsOf(readContract(read('openapi.yaml')));

type Section = { feature: string; screens: string[]; calls: string[] };

const quoted = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const lineOf = (section: string, name: string) => section.match(new RegExp(`^- ${name}: .*$`, 'm'))?.[0];

const roadmap: Section[] = read('docs/roadmap.md')
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    feature: section.slice(0, section.indexOf('\n')).trim(),
    screens: quoted(lineOf(section, 'Screens')),
    calls: quoted(lineOf(section, 'Calls')),
  }));

const sorted = (names: readonly string[]) => [...names].toSorted();

describe('the roadmap names what is not built, and nothing else', () => {
  it('each call that is planned, once', () => {
    expect(sorted(roadmap.flatMap(({ calls }) => calls))).toEqual(sorted(plannedOperations));
  });

  it('each call under its feature', () => {
    const tagOf = new Map(operations.map(({ operationId, tags }) => [operationId, tags[0]]));
    const astray = roadmap.flatMap(({ feature, calls }) =>
      calls.filter((call) => tagOf.get(call) !== feature),
    );
    expect(astray).toEqual([]);
  });

  it('each screen that says it is not built, once and under its feature', () => {
    const unbuilt = routes.filter(({ built, leadsTo }) => !built && !leadsTo);
    const listed = roadmap.flatMap(({ feature, screens }) => screens.map((path) => `${feature} ${path}`));
    expect(sorted(listed)).toEqual(sorted(unbuilt.map(({ feature, path }) => `${feature} ${path}`)));
  });

  it('the features in order, none of them empty', () => {
    const features = roadmap.map(({ feature }) => feature);
    expect(features).toEqual(sorted(new Set(features).values().toArray()));
    expect(roadmap.filter(({ screens, calls }) => screens.length + calls.length === 0)).toEqual([]);
  });
});

describe('the marks of the contract', () => {
  it('are what the generated list says', () => {
    const marked = operations
      .filter((operation) => operation['x-planned'])
      .map(({ operationId }) => operationId);
    expect(sorted(plannedOperations)).toEqual(sorted(marked));
  });
});
