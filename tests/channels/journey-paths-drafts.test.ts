import type { ChannelDraftsContext } from '#machines/channels/drafts.ts';
import { channelDraftsModel } from '#machines/channels/drafts-model.ts';
import { addChannels } from '#tests/clubs/add-channel.ts';
import { proveInBrowser } from '#tests/support/browser-proof.ts';
import { beSignedIn } from '#tests/support/signed-in.ts';

proveInBrowser(channelDraftsModel, {
  among: 'the paths of desks',
  begin: async (page, { start }) => {
    await beSignedIn(page, 'owner@baulk.example');
    await page.goto('/add-club');
    const { rows } = start.input as Pick<ChannelDraftsContext, 'rows'>;
    await addChannels(
      page,
      rows.map(({ channel }) => channel),
    );
  },
  calls: {},
});
