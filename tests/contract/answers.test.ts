import fastify from 'fastify';
import { expect, it } from 'vitest';
import { holdAnswers } from '#tests/support/answers.ts';

/** A server of one call that answers with what it is asked to. */
async function serverOf(answer: () => object) {
  const server = fastify();
  await holdAnswers(server);
  const schema = {
    type: 'object',
    required: ['day'],
    properties: { day: { type: 'string', format: 'date' } },
  };
  server.get(
    '/',
    { schema: { response: { 200: { content: { 'application/json': { schema } } } } } },
    (_, reply) => reply.type('application/json').send(answer()),
  );
  return async () => {
    const { statusCode, body } = await server.inject('/');
    return [statusCode, body] as const;
  };
}

it('lets out an answer that the contract knows, each time', async () => {
  const ask = await serverOf(() => ({ day: '2026-11-20' }));
  expect(await ask()).toEqual([200, '{"day":"2026-11-20"}']);
  expect(await ask()).toEqual([200, '{"day":"2026-11-20"}']);
});

it('fails a call whose answer the contract does not know, the first time and the next, and says where', async () => {
  const answers = [{ day: 'yesterday' }, {}, { day: '2026-11-20' }, { day: 'today' }];
  const ask = await serverOf(() => answers.shift() ?? {});
  const told = [await ask(), await ask(), await ask(), await ask()];
  expect(told.map(([status]) => status)).toEqual([500, 500, 200, 500]);
  expect(told[0]?.[1]).toContain('response/day must match format');
  expect(told[1]?.[1]).toContain("must have required property 'day'");
});
