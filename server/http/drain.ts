import type { FastifyInstance } from 'fastify';

/** How often a stopping server looks for connections that have nothing under way any more, in milliseconds. */
const pace = 250;

/** Lets a server that stops end as soon as what is under way is answered, and not when its clients hang up. */
export function endIdleConnections(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), pace);
    timer.unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (timer) reply.header('connection', 'close');
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
