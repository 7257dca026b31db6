import type { FastifyRequest } from 'fastify';
import { problemBody } from './problem.ts';

/** Refuses a change that was made on another version than the one that is stored; null where it may go on. */
export function versionFault(stored: string | number, { headers }: Pick<FastifyRequest, 'headers'>) {
  const read = headers['if-match'];
  if (read === undefined || read === String(stored)) return null;
  return { status: 412, body: problemBody('changed_meanwhile') } as const;
}
