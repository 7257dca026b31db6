import { associationModel } from '#machines/players/association-model.ts';
import { associationMachine } from '#machines/players/association.ts';
import { playerDeskModel } from '#machines/players/desk-model.ts';
import { playerFormModel } from '#machines/players/form-model.ts';
import { playerListModel } from '#machines/players/list-model.ts';
import { ownClubsModel } from '#machines/players/own-clubs-model.ts';
import { requestDeskModel } from '#machines/players/request-desk-model.ts';
import { requestListModel } from '#machines/players/requests-model.ts';
import { withoutEffects } from '#tests/support/effects.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(playerListModel);
proveBare(playerDeskModel);
proveBare(playerFormModel);
proveBare(requestListModel);
proveBare(requestDeskModel);
proveBare(ownClubsModel);
proveBare(associationModel, withoutEffects(associationMachine));
