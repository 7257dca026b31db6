import { playerDeskModel } from '#machines/players/desk-model.ts';
import { playerFormModel } from '#machines/players/form-model.ts';
import { playerListModel } from '#machines/players/list-model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(playerListModel);
proveBare(playerDeskModel);
proveBare(playerFormModel);
