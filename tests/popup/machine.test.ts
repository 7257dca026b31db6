import { popupModel } from '#machines/app/popup-model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(popupModel);
