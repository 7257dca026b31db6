import type { Page, Route } from '@playwright/test';
import type { Channel } from '#api/channels.ts';
import type { Outcome } from '#model-testing/outcome.ts';
import type { ChannelsContext } from '#machines/channels/context.ts';
import { channelsModel } from '#machines/channels/model.ts';
import { asFor, goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { ask, beSignedIn } from '#tests/support/signed-in.ts';

/** The club that is walked in, and clubs of the demo that have no channel, one a licence, and as many as there may be. */
const clubId = 1;
const clubWithNone = 6;
const clubOfLicences = 4;
const fullClub = 11;

/** The channel of the walks alone comes first; one of the demo is in use, and so is one of another club. */
const own = 'AardvarkOne';
const added = 'Practice';
const heldElsewhere = 5;
const streamKey = 'live_4821_kT9velvet';

const pageOf = (route: Route): Page => route.request().frame().page();

const channelsOf = async (page: Page, club: number): Promise<Channel[]> =>
  ((await ask(page, 'get', `channel/club/${club}`)) as { rows: Channel[] }).rows;

const change = ({ id, clubId: club, channel, version }: Channel, page: Page): Promise<unknown> =>
  ask(page, 'put', 'channel', { id, clubId: club, channel, streamKey }, { 'if-match': version });

/** The channels are those of the demo and the own one, and the keys that are shown are known. */
async function haveChannels(page: Page): Promise<void> {
  const rows = await channelsOf(page, clubId);
  for (const { id } of rows.filter(({ channel }) => channel === added)) {
    await ask(page, 'delete', `channel/${id}`);
  }
  if (!rows.some(({ channel }) => channel === own)) {
    await ask(page, 'post', 'channel', { clubId, channel: own, streamKey });
  }
  const [first] = await channelsOf(page, fullClub);
  if (first?.version === '1') await change(first, page);
}

/** Somebody else has changed the channel meanwhile. */
const changeMeanwhile: Answer = async (route) => {
  const mine = (await channelsOf(pageOf(route), clubId)).find(({ channel }) => channel === own);
  if (mine) await change(mine, pageOf(route));
  await route.continue();
};

const row = (id: number, channel: string, heldBy: string | null = null): Channel => ({
  id,
  clubId,
  channel,
  streamKey: '',
  heldBy,
  version: '1',
});
const numbered = (count: number, name: string): Channel[] =>
  Array.from({ length: count }, (_, place) => row(100 + place, `${name}${place + 1}`));

const asInDemo: Record<string, { rows: Channel[]; licenceCount: number }> = {
  'two of twelve': {
    rows: [
      row(50, own),
      row(4, 'BrooklynFinals'),
      row(1, 'BrooklynTable1', 'Overlay of table 1'),
      row(3, 'BrooklynTable2'),
    ],
    licenceCount: 16,
  },
  none: { rows: [], licenceCount: 16 },
  'as many as licences': { rows: numbered(6, 'Table'), licenceCount: 6 },
  'as many as there may be': { rows: numbered(50, 'Stream'), licenceCount: 50 },
};

const ofDemo = (outcome: Outcome): Outcome => {
  const known = asInDemo[outcome.name];
  return known ? { name: outcome.name, ok: true, output: { ...known, clubName: 'A club' } } : outcome;
};

const rowsOf = ({ rows }: ChannelsContext): Channel[] => rows ?? [];
const first = (context: ChannelsContext) =>
  rowsOf(context)
    .slice(0, 1)
    .map((channel) => ({ channel }));

const model: typeof channelsModel = {
  ...channelsModel,
  cases: {
    ...channelsModel.cases,
    'licences.changed': [],
    edit: (context) => first(context as ChannelsContext),
    remove: (context) => first(context as ChannelsContext),
    reveal: (context) => first(context as ChannelsContext),
    free: (context) => {
      const held = rowsOf(context as ChannelsContext).filter(({ heldBy }) => heldBy !== null);
      return [...first(context as ChannelsContext), ...held.map((channel) => ({ channel }))];
    },
  },
  outcomes: {
    ...channelsModel.outcomes,
    listChannels: channelsModel.outcomes['listChannels']?.map(ofDemo),
  },
};

proveInBrowser(model, {
  among: 'the paths of desks',
  begin: async (page) => {
    await beSignedIn(page, 'owner@baulk.example');
    await haveChannels(page);
  },
  open: async (page) => void (await page.goto(`/clubChannelList?clubId=${clubId}`)),
  calls: {
    listChannels: {
      url: `**/api/channel/club/${clubId}`,
      outcomes: {
        'two of twelve': goOn,
        none: asFor(`/api/channel/club/${clubWithNone}`),
        'as many as licences': asFor(`/api/channel/club/${clubOfLicences}`),
        'as many as there may be': asFor(`/api/channel/club/${fullClub}`),
        unanswered: noAnswer,
      },
    },
    createChannel: { url: '**/api/channel', method: 'POST', outcomes: { added: goOn, unanswered: noAnswer } },
    updateChannel: {
      url: '**/api/channel',
      method: 'PUT',
      outcomes: { changed: goOn, 'someone was first': changeMeanwhile, unanswered: noAnswer },
    },
    deleteChannel: {
      url: '**/api/channel/*',
      method: 'DELETE',
      outcomes: { deleted: goOn, 'someone was first': changeMeanwhile, unanswered: noAnswer },
    },
    releaseChannel: {
      url: '**/api/channel/release/*',
      outcomes: {
        // Only the demo has a channel in use: that of another club is released, so that this one stays in use.
        released: asFor(`/api/channel/release/${heldElsewhere}`),
        unanswered: noAnswer,
      },
    },
    revealStreamKey: {
      url: '**/api/channel/reveal/*',
      outcomes: { revealed: goOn, unanswered: noAnswer },
    },
  },
  outside: {
    hold: (page) => page.getByRole('alert').filter({ hasText: /./ }).first().hover(),
    release: (page) => page.mouse.move(2, 2),
  },
  // On the form of a club the licences stand beside the channels; here nothing changes them.
  untaken: ['channels.loading|licences.changed|0', 'channels.shown|licences.changed|0'],
});
