/** What is missing for a payment by credit, in the minor unit; 0 where the credit and its overdraft suffice. */
export function missingCredit(balance: number, overdraft: number, amount: number): number {
  return Math.max(0, amount - (balance + overdraft));
}
