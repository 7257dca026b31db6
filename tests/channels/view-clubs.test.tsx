import { channelClubsModel } from '#machines/channels/clubs-model.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { ChannelClubsPage } from '#views/channels/clubs-page.tsx';

proveView(channelClubsModel, (actor) => <ChannelClubsPage actor={actor} />);
