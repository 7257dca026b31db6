import { channelClubsModel } from '#machines/channels/clubs-model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(channelClubsModel);
