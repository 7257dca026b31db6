import type { components } from '#contract/api.gen.ts';
import { dayAt } from '#domain/licences/term.ts';
import { channelWords } from '#domain/words/channels.ts';
import type { Handlers } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { versionFault } from '#server/http/version.ts';
import { createSealing } from '#server/services/sealing.ts';
import type { SessionParts } from '#server/session/open.ts';
import { findClubOf, isReadOnly } from './club.ts';
import { addChannel, changeOf, type ChannelParts } from './saving.ts';
import { countLicences, findChannels, placeOf, streamKeyPurpose, type ChannelRow } from './store.ts';
import { takeChannel } from './taking.ts';
import { tellChannel } from './telling.ts';

type ChannelHandlers = Pick<
  Handlers,
  'listChannels' | 'createChannel' | 'updateChannel' | 'deleteChannel' | 'releaseChannel' | 'revealStreamKey'
>;

/** Streaming channels of clubs (document 001, sections 5 and 7). */
export function createChannelHandlers(
  session: Pick<SessionParts, 'db' | 'clock' | 'secrets'>,
): ChannelHandlers {
  const parts: ChannelParts = { ...session, sealing: createSealing(session.secrets, streamKeyPurpose) };
  const { db, clock, sealing } = parts;
  return {
    async listChannels({ path, caller }) {
      if (!caller) throw new Refusal('unauthorised');
      const club = await findClubOf(db, path.clubId, { caller, isTaken: false });
      if (!club) return { status: 404, body: problemBody('not_found') };
      const rows = (await findChannels(db, club.id)).map(composeChannel);
      const licenceCount = await countLicences(db, club.id, dayAt(clock(), club.time_zone));
      return { status: 200, body: { rows, clubName: club.name, licenceCount } };
    },

    createChannel: (call) => call.once((transaction) => addChannel({ ...parts, db: transaction }, call)),

    updateChannel: (call) =>
      db.transaction().execute((transaction) => changeOf({ ...parts, db: transaction }, call)),

    deleteChannel: ({ path, caller, request }) =>
      db.transaction().execute(async (transaction) => {
        if (!caller) throw new Refusal('unauthorised');
        const taken = await takeChannel(transaction, path.id, caller);
        if (!taken) return { status: 404, body: problemBody('not_found') };
        if (isReadOnly(taken.club, caller)) return { status: 409, body: problemBody('club_inactive') };
        if (taken.channel.held_by !== null) return { status: 409, body: problemBody('channel_held') };
        const outdated = versionFault(taken.channel.version, request);
        if (outdated) return outdated;
        await transaction.deleteFrom('channels').where('id', '=', path.id).execute();
        await tellChannel({ db: transaction, clock }, caller, {
          operation: 'deleteChannel',
          channel: { id: path.id, clubId: taken.club.id },
          before: { name: taken.channel.name },
        });
        return { status: 200, body: { message: channelWords.removed(taken.channel.name) } };
      }),

    releaseChannel: ({ path, caller }) =>
      db.transaction().execute(async (transaction) => {
        if (!caller) throw new Refusal('unauthorised');
        const taken = await takeChannel(transaction, path.id, caller);
        if (!taken) return { status: 404, body: problemBody('not_found') };
        if (isReadOnly(taken.club, caller)) return { status: 409, body: problemBody('club_inactive') };
        if (taken.channel.held_by === null) return { status: 409, body: problemBody('channel_free') };
        await transaction
          .updateTable('channels')
          .set((eb) => ({ held_by: null, version: eb('version', '+', 1), updated_at: new Date(clock()) }))
          .where('id', '=', path.id)
          .execute();
        const { name, held_by: heldBy } = taken.channel;
        await tellChannel({ db: transaction, clock }, caller, {
          operation: 'releaseChannel',
          channel: { id: path.id, clubId: taken.club.id },
          before: { name, heldBy },
          after: { name, heldBy: null },
        });
        return { status: 200, body: { message: channelWords.released(taken.channel.name) } };
      }),

    revealStreamKey: ({ path, caller }) =>
      // The key leaves only if it is written down that it does.
      db.transaction().execute(async (transaction) => {
        if (!caller) throw new Refusal('unauthorised');
        const taken = await takeChannel(transaction, path.id, caller);
        if (!taken) return { status: 404, body: problemBody('not_found') };
        const { channel } = taken;
        const place = placeOf({ id: channel.id, clubId: channel.club_id });
        const streamKey = sealing.open(channel.sealed_key, place);
        if (streamKey === null) throw new Error(`The stream key of channel ${channel.id} does not open.`);
        await tellChannel({ db: transaction, clock }, caller, {
          operation: 'revealStreamKey',
          channel: { id: channel.id, clubId: channel.club_id },
        });
        return { status: 200, body: { streamKey } };
      }),
  };
}

function composeChannel(row: ChannelRow): components['schemas']['Channel'] {
  return {
    id: row.id,
    clubId: row.club_id,
    channel: row.name,
    streamKey: channelWords.mask,
    heldBy: row.held_by,
    version: String(row.version),
  };
}
