import type { FastifyInstance } from 'fastify';
import { connectStateOf } from '#domain/payments/standing.ts';
import { sandboxWords as words } from '#domain/words/payment-sandbox.ts';
import { html } from '#server/mail/html.ts';
import { changeAccount, isAccountChange } from './accounts.ts';
import { answerPayment, waitingPayments, type WaitingPayment } from './charges.ts';
import { sendPage } from './markup.ts';
import type { SandboxBodies } from './objects.ts';
import { fieldOf, takeForms } from './pages.ts';
import type { SandboxParts } from './provider.ts';

/** What the provider's own people would do to the accounts, for whoever tries the product on this machine. */
export async function serveConsole(dev: FastifyInstance, parts: SandboxParts): Promise<void> {
  await dev.register(async (scope) => {
    takeForms(scope);
    scope.get('/dev/payments', async (_request, reply) => {
      const rows = await parts.db
        .selectFrom('sandbox_objects')
        .select(['id', 'body'])
        .where('kind', '=', 'account')
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      const accounts = rows.map(({ id, body }) => accountPart(id, body as SandboxBodies['account']));
      const waiting = (await waitingPayments(parts.db)).map(waitingPart);
      const body = html`<p>${words.consolePurpose}</p>
        ${waiting} ${accounts.length === 0 ? html`<p>${words.none}</p>` : accounts}`;
      return sendPage(reply, parts.publicUrl.origin, words.consoleTitle, body);
    });
    scope.post('/dev/payments', async (request, reply) => {
      const change = fieldOf(request.body, 'change');
      const account = fieldOf(request.body, 'account');
      if (isAccountChange(change)) await changeAccount(parts.db, account, change, parts.clock());
      const payment = fieldOf(request.body, 'payment');
      if (change === 'pay' || change === 'decline') {
        await answerPayment(parts.db, payment, change === 'pay', parts.clock());
      }
      return reply.redirect('/dev/payments', 303);
    });
  });
}

function accountPart(id: string, account: SandboxBodies['account']) {
  const buttons = Object.entries(words.changes).map(
    ([change, text]) => html`<button class="quiet" name="change" value="${change}">${text}</button> `,
  );
  const state = account.isDeleted ? words.closed : connectStateOf(account.standing);
  const disputed = account.isDisputed === true ? ` · ${words.disputed}` : '';
  return html`<form method="post" action="/dev/payments" aria-label="${account.prefill.club}">
    <h2>${account.prefill.club}</h2>
    <p class="muted">
      <code>${id}</code><br />${state} · ${words.money(account.available + account.pending)}${disputed}
    </p>
    <input type="hidden" name="account" value="${id}" />
    <div class="row">${account.isDeleted ? [] : buttons}</div>
  </form> `;
}

function waitingPart({ id, ref }: WaitingPayment) {
  const buttons = Object.entries(words.answers).map(
    ([change, text]) => html`<button class="quiet" name="change" value="${change}">${text}</button> `,
  );
  return html`<form method="post" action="/dev/payments" aria-label="${words.waiting(ref)}">
    <h2>${words.waiting(ref)}</h2>
    <input type="hidden" name="payment" value="${id}" />
    <div class="row">${buttons}</div>
  </form> `;
}
