import type { SnapshotFrom } from 'xstate';
import type { ChannelClub, channelClubsMachine } from './clubs.ts';

type List = SnapshotFrom<typeof channelClubsMachine>;

/** The page of clubs that is shown. */
export const selectClubs = ({ context }: List): readonly ChannelClub[] => context.rows;
