import { appsModel } from '#machines/apps/model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(appsModel);
