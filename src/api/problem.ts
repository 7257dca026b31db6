import type { components } from '#contract/api.gen.ts';
import { errorWords } from '#domain/words/errors.ts';

/** Why a call failed: refused by the server, never sent, or never answered. */
export type ProblemKind = 'refused' | 'offline' | 'unanswered';

/** A failed call as plain data, fit for a machine's context. */
export type ProblemData = {
  kind: ProblemKind;
  status: number;
  code: string;
  /** The server's words; empty when it gave none. */
  message: string;
  fields: Record<string, string>;
  retryAfterSeconds: number | null;
};

/** A failed call as it is thrown by an api actor. */
export class Problem extends Error {
  readonly data: ProblemData;

  constructor(data: ProblemData) {
    super(data.message);
    this.data = data;
  }
}

/** The plain data of whatever an actor threw; a fault of ours reads as a refusal without words. */
export function problemOf(error: unknown): ProblemData {
  if (error instanceof Problem) return error.data;
  if (isProblemData(error)) return error;
  return { kind: 'refused', status: 0, code: 'internal', message: '', fields: {}, retryAfterSeconds: null };
}

/** A call that never left this device, or left and was not answered. */
export function silentProblem(kind: 'offline' | 'unanswered'): ProblemData {
  const message = kind === 'offline' ? errorWords.offlineReason : errorWords.unanswered;
  return { kind, status: 0, code: kind, message, fields: {}, retryAfterSeconds: null };
}

/** A refusal read from an answer whose body may be anything. */
export function refusalOf(response: Response, body: unknown): ProblemData {
  const given = isBody(body) ? body : null;
  const wait = Number(response.headers.get('retry-after'));
  return {
    kind: 'refused',
    status: response.status,
    code: given?.code ?? 'internal',
    message: given?.message ?? '',
    fields: given?.fields ?? {},
    retryAfterSeconds: Number.isFinite(wait) && wait > 0 ? wait : null,
  };
}

/** What a person reads of a failed call, with the text for when the server said nothing. */
export function problemText(problem: ProblemData, otherwise: string = errorWords.failed): string {
  if (problem.kind === 'offline') return errorWords.offline;
  if (problem.kind === 'unanswered') return errorWords.unanswered;
  if (problem.code === 'too_many_attempts' && problem.retryAfterSeconds !== null) {
    return errorWords.tooMany(Math.ceil(problem.retryAfterSeconds / 60));
  }
  return problem.message || otherwise;
}

function isBody(body: unknown): body is components['schemas']['Problem'] {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';
}

function isProblemData(error: unknown): error is ProblemData {
  return (
    typeof error === 'object' && error !== null && 'kind' in error && 'status' in error && 'fields' in error
  );
}
