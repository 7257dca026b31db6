import { searchModel } from '#machines/generic/search-model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(searchModel);
