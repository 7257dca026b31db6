import { channelsModel } from '#machines/channels/model.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { ChannelsSection } from '#views/channels/section.tsx';

proveView(channelsModel, (actor) => <ChannelsSection actor={actor} />);
