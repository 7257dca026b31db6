/** Reasons of a bank that people can do something about; all others are the same to them. */
const told = new Set(['insufficient_funds', 'expired_card', 'authentication_required']);

/** Why a card was not charged, as `ledgerWords` names it; what a bank suspects stays with it. */
export function reasonOf(fault: { decline_code?: string | undefined; code?: string | undefined }): string {
  const { decline_code: decline, code } = fault;
  if (decline !== undefined && told.has(decline)) return decline;
  if (code !== undefined && told.has(code)) return code;
  return 'card_declined';
}
