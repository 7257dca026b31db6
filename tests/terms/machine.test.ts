import { termsModel } from '#machines/terms/model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(termsModel);
