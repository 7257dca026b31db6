import type { Stages } from './stage.ts';

export const stages: Stages = {
  channels: async () => {
    const { ChannelsPage } = await import('#views/channels/page.tsx');
    return (actor) => <ChannelsPage actor={actor as never} others={null} />;
  },
  'channel-drafts': async () => {
    const { ChannelDraftsSection } = await import('#views/channels/drafts-section.tsx');
    return (actor) => <ChannelDraftsSection actor={actor as never} />;
  },
  'channel-clubs': async () => {
    const { ChannelClubsPage } = await import('#views/channels/clubs-page.tsx');
    return (actor) => <ChannelClubsPage actor={actor as never} />;
  },
};
