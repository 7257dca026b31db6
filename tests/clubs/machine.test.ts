import { clubDeskModel } from '#machines/clubs/desk-model.ts';
import { clubListModel } from '#machines/clubs/list-model.ts';
import { clubFormModel } from '#machines/clubs/form-model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(clubListModel);
proveBare(clubDeskModel);
proveBare(clubFormModel);
