import responseValidation from '@fastify/response-validation';
import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';

/** How answers are judged, by the text of their schema, for all servers of a process: each start reads the same contract. */
const judges = new Map<string, ValidateFunction>();

/** Works out how an answer is judged when the first one comes: a test asks for few of all that there are. */
function answerSchemas(): Ajv2020 {
  const compileLate = (schema: AnySchema) => {
    let judge: ValidateFunction | undefined;
    return function judged(answer: unknown): boolean {
      judge ??= judgeOf(schema);
      const holds = judge(answer);
      Object.assign(judged, { errors: judge.errors });
      return holds;
    };
  };
  return Object.assign(newJudges(), { compile: compileLate });
}

/** Each schema has a judge of its own: two that hold the same recursive part cannot share one. */
function judgeOf(schema: AnySchema): ValidateFunction {
  const text = JSON.stringify(schema);
  const judge = judges.get(text) ?? newJudges().compile(schema);
  judges.set(text, judge);
  return judge;
}

/** That its schemas are schemas, the server sees to as it reads the contract. */
function newJudges(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  formats.default(ajv);
  return ajv;
}

/** Holds every answer of a server against the contract: one that is not in it fails its call. */
export async function holdAnswers(server: FastifyInstance): Promise<void> {
  await server.register(responseValidation, { ajv: answerSchemas() });
}
