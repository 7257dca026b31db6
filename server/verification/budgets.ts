import type { FastifyRequest } from 'fastify';
import type { Limit } from '#server/services/limits.ts';
import { networkOf } from '#server/services/network.ts';
import type { Secrets } from '#server/services/secrets.ts';

const hour = 3600;
const day = 24 * hour;

/** How often codes are sent and guessed, by address and by caller, whoever else shares either. */
export function createBudgets(secrets: Secrets) {
  const callerOf = ({ ip }: FastifyRequest): string =>
    secrets.digest('throttle', `ip:${networkOf(ip)}`).toString('base64url');
  const nameOf = (subject: Buffer): string => subject.toString('base64url');
  return {
    sendByCaller: (request: FastifyRequest): Limit[] => [
      { key: `code:send:ip:${callerOf(request)}`, max: 20, seconds: hour },
    ],
    sendByAddress: (subject: Buffer): Limit[] => [
      { key: `code:send:hour:${nameOf(subject)}`, max: 5, seconds: hour },
      { key: `code:send:day:${nameOf(subject)}`, max: 10, seconds: day },
    ],
    guessByCaller: (request: FastifyRequest): Limit[] => [
      { key: `code:guess:ip:${callerOf(request)}`, max: 100, seconds: hour },
    ],
    guessByAddress: (subject: Buffer): Limit[] => [
      { key: `code:guess:day:${nameOf(subject)}`, max: 50, seconds: day },
    ],
  };
}
