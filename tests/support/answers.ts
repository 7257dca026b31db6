import responseValidation from '@fastify/response-validation';
import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';

/** Works out how an answer is judged when the first one comes: a test asks for few of all that there are. */
function answerSchemas(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  const compile = ajv.compile.bind(ajv);
  const compileLate = (schema: AnySchema) => {
    let judge: ValidateFunction | undefined;
    return function judged(answer: unknown): boolean {
      judge ??= compile(schema);
      const holds = judge(answer);
      Object.assign(judged, { errors: judge.errors });
      return holds;
    };
  };
  return Object.assign(ajv, { compile: compileLate });
}

/** Holds every answer of a server against the contract: one that is not in it fails its call. */
export async function holdAnswers(server: FastifyInstance): Promise<void> {
  await server.register(responseValidation, { ajv: answerSchemas() });
}
