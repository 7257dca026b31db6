import { describe, expect, it } from 'vitest';
import { ledgerDeskModel } from '#machines/payments/ledger-desk-model.ts';
import { ledgerModel } from '#machines/payments/ledger-model.ts';
import { narrowing, readAddress, unasked, writeAddress } from '#machines/payments/ledger.ts';
import { paymentReportModel } from '#machines/payments/report-model.ts';
import { resultModel } from '#machines/payments/result-model.ts';
import { withoutEffects } from '#tests/support/effects.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(ledgerModel);
proveBare(ledgerDeskModel, withoutEffects(ledgerDeskModel.machine));
proveBare(resultModel);
proveBare(paymentReportModel);

describe('the address of the ledger', () => {
  const full = 'kind=clubCharge&status=failed&club=7&from=2026-10-01&to=2026-10-31&search=cue&page=2&rows=20';

  it('asks again what it was written from, the club and the days too', () => {
    expect(writeAddress(readAddress(`?${full}`, 'clubs'))).toBe(full);
    expect(narrowing(readAddress(`?${full}`, 'clubs'))).toEqual({
      scope: 'clubs',
      kind: 'clubCharge',
      status: 'failed',
      clubId: 7,
      from: '2026-10-01',
      to: '2026-10-31',
      search: 'cue',
    });
  });

  it.each(['from=2026-02-30', 'to=yesterday', 'club=0', 'club=x', 'status=lost', 'page=0', 'rows=7'])(
    'that says nonsense, %s, narrows nothing',
    (said) => {
      expect(readAddress(`?${said}`, 'all')).toEqual({
        filters: { scope: 'all', ...unasked },
        page: 1,
        size: 10,
      });
    },
  );
});
