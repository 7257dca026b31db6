import { searchModel } from '#machines/patterns/search-model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(searchModel);
