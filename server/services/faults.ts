import type { FastifyBaseLogger } from 'fastify';
import { createOutages, isOutage } from '#server/http/outage.ts';

/** Tells the log of a fault of some work beside the calls; `told` is what it says of one that is no outage. */
export type TellFault = (error: unknown, told?: object) => void;

/**
 * How work beside the calls tells of its faults, by its name. A database that is away, or a disk without room, meets all of
 * it again and again: of that there is one line a minute, without a stack.
 */
export function createFaults(
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  outages = createOutages(),
): (work: string) => TellFault {
  return (work) =>
    (error, told = { err: error }) => {
      const { code, message } = Object(error) as { code?: unknown; message?: string };
      if (!isOutage({ code, message })) {
        log.warn(told, work);
        return;
      }
      const count = outages.note({ code });
      if (count !== null) log.error({ code, count, work }, 'outage');
    };
}
