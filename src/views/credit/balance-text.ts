import { moneyText } from '#domain/payments/money.ts';

/** A balance; below nothing it is owed, in the words of its reader. */
export const balanceText = (balance: number, currency: string, owed: (amount: string) => string): string =>
  balance < 0 ? owed(moneyText(-balance, currency)) : moneyText(balance, currency);
