import { tableDeskModel } from '#machines/tables/desk-model.ts';
import { tableFormModel } from '#machines/tables/form-model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(tableDeskModel);
proveBare(tableFormModel);
