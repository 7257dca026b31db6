import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { claimAccount, closeAccount, makeAccount, type AccountParts } from './accounts.ts';
import { connectStateOf } from '#domain/payments/standing.ts';
import { runsClub } from './owner.ts';
import { ProviderFault, type AccountLink } from './port.ts';

/** Makes a link to the provider's onboarding, and the account if the club has none. */
export async function answerLink(
  parts: AccountParts & { publicUrl: URL },
  { path, caller, request }: Call<'createConnectAccountLink'>,
): Promise<Reply<'createConnectAccountLink'>> {
  if (!caller) throw new Refusal('unauthorised');
  // It has effects although it is a GET: a page may ask for it, an address bar never.
  if (request.headers['sec-fetch-mode'] === 'navigate') throw new Refusal('invalid_request');
  if (!(await runsClub(parts.db, caller.userId, path.id))) {
    return { status: 404, body: problemBody('not_found') };
  }
  try {
    const link = await linkTo(parts, path.id, caller);
    if (link === null) return { status: 404, body: problemBody('not_found') };
    if (link === 'rejected') return { status: 409, body: problemBody('account_rejected') };
    return { status: 200, body: { url: link.url, expiresAt: link.expiresAt.toISOString() } };
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    return { status: 503, body: problemBody('provider_unavailable') };
  }
}

async function linkTo(
  parts: AccountParts & { publicUrl: URL },
  clubId: number,
  caller: { userId: number },
): Promise<AccountLink | 'rejected' | null> {
  const claimed = await claimAccount(parts, clubId, caller);
  if (!claimed) return null;
  if (connectStateOf(claimed.account.standing) === 'rejected') return 'rejected';
  const page = `${parts.publicUrl.origin}/profile/onboard`;
  try {
    const accountId = await makeAccount(parts, claimed.account);
    const addresses = { returnUrl: `${page}?connect=return`, refreshUrl: `${page}?connect=refresh` };
    return await parts.provider.createLink({ accountId, ...addresses });
  } catch (error) {
    const isGone = error instanceof ProviderFault && error.kind === 'gone';
    if (!isGone || claimed.isNew) throw error;
    // Taken away at the provider while nobody looked: the club begins again.
    await closeAccount(parts.db, claimed.account, { caller: null, now: parts.clock() });
    return linkTo(parts, clubId, caller);
  }
}
