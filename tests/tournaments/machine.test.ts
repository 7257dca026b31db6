import { entryModel } from '#domain/machines/entry-model.ts';
import { matchModel } from '#domain/machines/match-model.ts';
import { tournamentModel } from '#domain/machines/tournament-model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(tournamentModel);
proveBare(entryModel);
proveBare(matchModel);
