import { sessionListModel } from '#machines/session/list-model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(sessionListModel);
