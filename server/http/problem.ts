import type { components } from '#contract/api.gen.ts';
import { problemWords } from '#domain/words/problems.ts';

export type ProblemCode = components['schemas']['ProblemCode'];
export type ProblemBody = components['schemas']['Problem'];

/** Refusals that any operation may meet; those of one feature are answers of its own handlers. */
const statuses = {
  malformed_body: 400,
  invalid_request: 400,
  unauthorised: 401,
  session_unbound: 401,
  session_expired: 401,
  invalid_credentials: 401,
  forbidden: 403,
  terms_pending: 403,
  password_again: 403,
  second_factor_due: 403,
  not_found: 404,
  method_not_allowed: 405,
  not_acceptable: 406,
  body_too_large: 413,
  file_too_large: 413,
  unsupported_type: 415,
  too_many_attempts: 429,
  internal: 500,
  not_built: 501,
  provider_not_configured: 503,
  busy: 503,
  unavailable: 503,
} as const satisfies Partial<Record<ProblemCode, number>>;

export type RefusalCode = keyof typeof statuses;

/** A refusal that ends a request before its handler: status, code and words of the contract. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly retryAfter: number | undefined;
  readonly fields: Record<string, string> | undefined;

  constructor(code: RefusalCode, more: { retryAfter?: number; fields?: Record<string, string> } = {}) {
    super(code);
    this.code = code;
    this.retryAfter = more.retryAfter;
    this.fields = more.fields;
  }

  get statusCode(): number {
    return statuses[this.code];
  }
}

/** The body that every failure has: what a person reads, and what a program decides by. */
export function problemBody(code: ProblemCode, fields?: Record<string, string>): ProblemBody {
  return { message: problemWords[code], code, ...(fields ? { fields } : {}) };
}
