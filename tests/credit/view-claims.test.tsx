import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { creditWords } from '#domain/words/credit.ts';
import { problemWords } from '#domain/words/problems.ts';
import { amountFaultText } from '#machines/credit/own-credit-setup.ts';
import { ownCreditMachine } from '#machines/credit/own-credit.ts';
import { refusedAs } from '#machines/schedule/sample-plan.ts';
import { CreditSection } from '#views/credit/section.tsx';

const words = creditWords.mine;
const club = { clubId: 1, name: 'Brooklyn Rack House' };
const visa = {
  cardId: 'visa',
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2029,
  isDefault: true,
};
const mastercard = { ...visa, cardId: 'mastercard', brand: 'mastercard', last4: '4444', isDefault: false };
const settled = () =>
  act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  });

/** Credit is about to be bought; what is asked of the server is noted, and refused. */
async function openBuying(code: keyof typeof problemWords) {
  const asked: unknown[] = [];
  const rows = [{ club, currency: 'USD', balance: 4500, overdraft: 0, canTopUp: true }];
  const machine = ownCreditMachine.provide({
    actors: {
      listOwnCredit: fromPromise(async () => ({ rows })),
      listCards: fromPromise(async () => ({ rows: [visa, mastercard] })),
      topUpCredit: fromPromise(({ input }) => {
        asked.push(input);
        return Promise.reject(refusedAs(code));
      }) as never,
    },
  });
  render(<CreditSection actor={createActor(machine).start()} />);
  await settled();
  fireEvent.click(screen.getByRole('button', { name: words.buy(club.name) }));
  await settled();
  const dialog = within(screen.getByRole('dialog', { name: words.buy(club.name) }));
  const amount = dialog.getByRole<HTMLInputElement>('textbox', { name: words.amount('USD') });
  const card = dialog.getByRole<HTMLSelectElement>('combobox', { name: words.card });
  const pay = async (text: string): Promise<void> => {
    fireEvent.change(amount, { target: { value: text } });
    fireEvent.change(card, { target: { value: mastercard.cardId } });
    fireEvent.click(dialog.getByRole('button', { name: words.pay }));
    await settled();
  };
  return { asked, dialog, amount, card, pay };
}

describe('credit that is refused leaves the amount that was typed and the card, and says why', () => {
  it.each(['1.005', '1e3', '-5', '１２', '0.49', '100000', '1234567890'])(
    'before anything is asked of the server: %s',
    async (text) => {
      const { asked, dialog, amount, card, pay } = await openBuying('not_connected');
      await pay(text);
      expect(dialog.getByText(amountFaultText('USD'))).toBeDefined();
      expect([asked, amount.value, card.value]).toEqual([[], text, mastercard.cardId]);
      expect(document.activeElement).toBe(amount);
    },
  );

  it.each(['invalid_request', 'card_missing', 'not_connected', 'provider_unavailable', 'not_found'] as const)(
    'by the server: %s',
    async (code) => {
      const { asked, dialog, amount, card, pay } = await openBuying(code);
      await pay('12,50');
      expect(dialog.getByRole('alert').textContent).toContain(problemWords[code]);
      expect([asked.length, amount.value, card.value]).toEqual([1, '12,50', mastercard.cardId]);
    },
  );
});
