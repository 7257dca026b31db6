import { imageFieldModel } from '#machines/images/field-model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(imageFieldModel);
