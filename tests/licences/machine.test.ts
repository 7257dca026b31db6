import { licencesModel } from '#machines/licences/model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(licencesModel);
