import { matchCentreModel } from '#machines/matches/centre-model.ts';
import { matchChoicesModel } from '#machines/matches/choices-model.ts';
import { matchListModel } from '#machines/matches/list-model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(matchCentreModel);
proveBare(matchChoicesModel);
proveBare(matchListModel);
