import { ledgerDeskModel } from '#machines/payments/ledger-desk-model.ts';
import { ledgerModel } from '#machines/payments/ledger-model.ts';
import { paymentReportModel } from '#machines/payments/report-model.ts';
import { resultModel } from '#machines/payments/result-model.ts';
import { withoutEffects } from '#tests/support/effects.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(ledgerModel);
proveBare(ledgerDeskModel, withoutEffects(ledgerDeskModel.machine));
proveBare(resultModel);
proveBare(paymentReportModel);
