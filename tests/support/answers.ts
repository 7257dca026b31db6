import responseValidation from '@fastify/response-validation';
import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';

/**
 * Works out how an answer is judged when the first one comes: a test asks for few of all that there are. Each schema has a
 * judge of its own: two that hold the same recursive part cannot share one.
 */
function answerSchemas(): Ajv2020 {
  const compileLate = (schema: AnySchema) => {
    let judge: ValidateFunction | undefined;
    return function judged(answer: unknown): boolean {
      judge ??= newJudges().compile(schema);
      const holds = judge(answer);
      Object.assign(judged, { errors: judge.errors });
      return holds;
    };
  };
  return Object.assign(newJudges(), { compile: compileLate });
}

function newJudges(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  return ajv;
}

/** Holds every answer of a server against the contract: one that is not in it fails its call. */
export async function holdAnswers(server: FastifyInstance): Promise<void> {
  await server.register(responseValidation, { ajv: answerSchemas() });
}
