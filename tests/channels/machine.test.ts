import { channelDraftsModel } from '#machines/channels/drafts-model.ts';
import { channelsModel } from '#machines/channels/model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(channelsModel);
proveBare(channelDraftsModel);
