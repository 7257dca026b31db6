import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generate } from '#scripts/contract.ts';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

const small = `
openapi: 3.1.1
info: { title: Small, version: 0.1.0 }
paths:
  /later: { get: { operationId: listLater, x-planned: true, responses: { '204': { description: None. } } } }
  /now: { get: { operationId: listNow, responses: { '204': { description: None. } } } }
  /even: { get: { operationId: listEven, x-planned: true, responses: { '204': { description: None. } } } }
components:
  schemas:
    Sent:
      type: object
      properties: { remember: { type: boolean, default: false }, note: { type: [string, 'null'] } }
`;

it('the committed types and the contract that the server reads are what openapi.yaml says', async () => {
  for (const [name, text] of await generate(read('openapi.yaml'))) {
    expect(text === read(`contract/${name}`), `contract/${name} is up to date`).toBe(true);
  }
});

it('lists the planned operations alone, in order', async () => {
  const text = (await generate(small)).get('planned.gen.ts');
  expect([...(text ?? '').matchAll(/'(\w+)'/g)].map(([, id]) => id)).toEqual(['listEven', 'listLater']);
});

it('lists the reads that pages repeat by themselves', async () => {
  const repeated = small.replace('operationId: listNow,', 'operationId: listNow, x-activity: false,');
  const text = (await generate(repeated)).get('repeated.gen.ts');
  expect([...(text ?? '').matchAll(/'(.+)'/g)].map(([, path]) => path)).toEqual(['/now']);
});

it('keeps a property with a default optional to send', async () => {
  const text = (await generate(small)).get('api.gen.ts');
  expect(text).toMatch(/remember\?: boolean/);
  expect(text).toMatch(/note\?: string \| null/);
});
