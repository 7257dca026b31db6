import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuseUnknown } from '#server/http/errors.ts';
import type { Mailbox } from '#server/mail/mailbox.ts';
import { listPage, mailPage, mailPolicy, outboxPolicy } from './outbox-page.ts';

type Address = { Querystring: { to?: string } };
type One = { Params: { id: string } };

const address = {
  querystring: { type: 'object', properties: { to: { type: 'string', maxLength: 320 } } },
};
const one = { params: { type: 'object', properties: { id: { type: 'string', format: 'uuid' } } } };

/** Mounts the mailbox, for people and for tests; where mails are sent, there is none. */
export function serveOutbox(dev: FastifyInstance, mailbox: Mailbox | null): void {
  if (mailbox) serveMails(dev, mailbox);
  else for (const path of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox/*']) dev.get(path, refuseUnknown);
}

function serveMails(dev: FastifyInstance, mailbox: Mailbox): void {
  dev.get<Address>('/dev/outbox', { schema: address }, async ({ query: { to = '' } }, reply) => {
    const mails = await mailbox.list(to.trim() === '' ? undefined : to);
    return send(reply, outboxPolicy, listPage(mails, to));
  });

  dev.get<Address>('/dev/outbox.json', { schema: address }, async ({ query: { to } }, reply) =>
    reply.header('cache-control', 'no-store').send(await mailbox.list(to)),
  );

  dev.get<One>('/dev/outbox/:id', { schema: one }, async (request, reply) => {
    const mail = await mailbox.find(request.params.id);
    return mail ? send(reply, outboxPolicy, mailPage(mail)) : refuseUnknown(request, reply);
  });

  dev.get<One>('/dev/outbox/:id/page', { schema: one }, async (request, reply) => {
    const mail = await mailbox.find(request.params.id);
    if (!mail) return refuseUnknown(request, reply);
    // A link that replaced the mail in its frame would show a page that refuses to be framed.
    return send(reply, mailPolicy, mail.html.replace('<head>', '<head>\n<base target="_blank">'));
  });
}

function send(reply: FastifyReply, policy: string, page: string): FastifyReply {
  return reply
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page);
}
