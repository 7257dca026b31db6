import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRecord } from '#domain/session/stored.ts';
import { sandboxWords as words } from '#domain/words/payment-sandbox.ts';
import { refuseUnknown } from '#server/http/errors.ts';
import { html } from '#server/mail/html.ts';
import { changeAccount, isAccountChange } from './accounts.ts';
import { settleSetup, testCardOf, testCards } from './cards.ts';
import { makeLink, consumeLink, type SandboxLink } from './links.ts';
import { choice, sendPage } from './markup.ts';
import { findObject } from './objects.ts';
import type { SandboxParts } from './provider.ts';

type Opened = { Querystring: { link?: string } };

/** Serves the pages that stand where the provider's own would; production never calls this. */
export async function serveSandbox(app: FastifyInstance, parts: SandboxParts): Promise<void> {
  await app.register(async (pages) => {
    takeForms(pages);
    serveOnboarding(pages, parts);
    serveCard(pages, parts);
  });
}

/** Lets a scope read what a form without scripts sends. */
export function takeForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 8_192 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** A field of a form, or an empty text. */
export function fieldOf(body: unknown, name: string): string {
  const value = isRecord(body) ? body[name] : undefined;
  return typeof value === 'string' ? value : '';
}

/** Opens a link for once: whoever comes with a used one is led back, and whoever made one up finds nothing. */
async function opened(
  { db, clock }: SandboxParts,
  request: FastifyRequest<Opened>,
  reply: FastifyReply,
): Promise<(SandboxLink & { visit: string }) | null> {
  const link = await consumeLink(db, 'link', request.query.link ?? '', clock());
  if (!link) {
    refuseUnknown(request, reply);
    return null;
  }
  if (!link.isFresh) {
    reply.redirect(link.refreshUrl, 303);
    return null;
  }
  const { token } = await makeLink(db, 'visit', { ...link, now: clock() });
  return { ...link, visit: token };
}

/** The visit that a form was sent from; it counts once. */
async function visited(
  { db, clock }: SandboxParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SandboxLink | null> {
  const visit = await consumeLink(db, 'visit', fieldOf(request.body, 'visit'), clock());
  if (visit?.isFresh) return visit;
  if (visit) reply.redirect(visit.refreshUrl, 303);
  else refuseUnknown(request, reply);
  return null;
}

function serveOnboarding(app: FastifyInstance, parts: SandboxParts): void {
  app.get<Opened>('/sandbox/onboarding', async (request, reply) => {
    const link = await opened(parts, request, reply);
    const account = link && (await findObject(parts.db, 'account', link.objectId));
    if (!link || !account) return reply;
    const outcomes = Object.entries(words.outcomes).map(([value, { text, hint }], place) =>
      choice('outcome', value, text, hint, place === 0),
    );
    const body = html`<p>${words.onboardPurpose}</p>
      <form method="post" action="/sandbox/onboarding">
        <input type="hidden" name="visit" value="${link.visit}" />
        <fieldset>
          <legend>${words.onboardLegend}</legend>
          ${outcomes}
        </fieldset>
        <div class="row">
          <button name="act" value="handIn">${words.handIn}</button>
          <button class="quiet" name="act" value="leave" formnovalidate>${words.leave}</button>
        </div>
      </form>`;
    return sendPage(reply, parts.publicUrl.origin, words.onboardTitle(account.prefill.club), body);
  });

  app.post('/sandbox/onboarding', async (request, reply) => {
    const visit = await visited(parts, request, reply);
    if (!visit) return reply;
    const outcome = fieldOf(request.body, 'outcome');
    const isHandedIn = fieldOf(request.body, 'act') === 'handIn';
    if (isHandedIn && Object.hasOwn(words.outcomes, outcome) && isAccountChange(outcome)) {
      await changeAccount(parts.db, visit.objectId, outcome, parts.clock());
    }
    return reply.redirect(visit.returnUrl, 303);
  });
}

function serveCard(app: FastifyInstance, parts: SandboxParts): void {
  app.get<Opened>('/sandbox/card', async (request, reply) => {
    const link = await opened(parts, request, reply);
    if (!link) return reply;
    const cards = testCards.map(({ number, outcome }, place) =>
      choice('card', number, number, words.cards[outcome], place === 0),
    );
    const body = html`<p>${words.cardPurpose}</p>
      <form method="post" action="/sandbox/card">
        <input type="hidden" name="visit" value="${link.visit}" />
        <fieldset>
          <legend>${words.cardLegend}</legend>
          ${cards}
        </fieldset>
        <div class="row">
          <button name="act" value="save">${words.saveCard}</button>
          <button class="quiet" name="act" value="leave" formnovalidate>${words.back}</button>
        </div>
      </form>`;
    return sendPage(reply, parts.publicUrl.origin, words.cardTitle, body);
  });

  app.post('/sandbox/card', async (request, reply) => {
    const visit = await visited(parts, request, reply);
    if (!visit) return reply;
    const card = testCardOf(fieldOf(request.body, 'card'));
    const act = fieldOf(request.body, 'act');
    if (act === 'leave' || !card) return reply.redirect(visit.refreshUrl, 303);
    if (card.outcome === 'confirms' && act === 'save') return askBank(parts, reply, visit, card.number);
    await settleSetup(parts.db, visit.objectId, { card, isConfirmed: act !== 'refuse' }, parts.clock());
    return reply.redirect(visit.returnUrl, 303);
  });
}

/** The second step that some banks ask for. */
async function askBank(
  parts: SandboxParts,
  reply: FastifyReply,
  visit: SandboxLink,
  number: string,
): Promise<FastifyReply> {
  const { token } = await makeLink(parts.db, 'visit', { ...visit, now: parts.clock() });
  const body = html`<p>${words.confirmPurpose}</p>
    <form method="post" action="/sandbox/card">
      <input type="hidden" name="visit" value="${token}" />
      <input type="hidden" name="card" value="${number}" />
      <div class="row">
        <button name="act" value="confirm">${words.confirm}</button>
        <button class="quiet" name="act" value="refuse">${words.refuse}</button>
      </div>
    </form>`;
  return sendPage(reply, parts.publicUrl.origin, words.confirmTitle, body);
}
