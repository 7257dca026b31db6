import { findChannelFault, mostChannels } from '#domain/channels/fault.ts';
import { dayAt } from '#domain/licences/term.ts';
import { channelWords } from '#domain/words/channels.ts';
import { problemWords } from '#domain/words/problems.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal, type ProblemBody } from '#server/http/problem.ts';
import { versionFault } from '#server/http/version.ts';
import type { Sealing } from '#server/services/sealing.ts';
import type { SessionParts } from '#server/session/open.ts';
import { findClubOf, isReadOnly } from './club.ts';
import { changeChannel, findChannels, insertChannel } from './store.ts';
import { takeChannel } from './taking.ts';
import { tellChannel } from './telling.ts';

/** What keeping channels needs of the process. */
export type ChannelParts = Pick<SessionParts, 'db' | 'clock' | 'secrets'> & { sealing: Sealing };

/** An answer that refuses channels. */
export type Refused = { status: 400; body: ProblemBody } | { status: 409; body: ProblemBody };

/** Adds a channel to a club that has taken its turn. */
export async function addChannel(
  parts: ChannelParts,
  { body, caller }: Call<'createChannel'>,
): Promise<Reply<'createChannel'>> {
  if (!caller) throw new Refusal('unauthorised');
  const { db, clock, sealing } = parts;
  const { clubId, channel: name, streamKey } = body;
  const club = await findClubOf(db, clubId, { caller, isTaken: true });
  if (!club) return { status: 404, body: problemBody('not_found') };
  if (isReadOnly(club, caller)) return { status: 409, body: problemBody('club_inactive') };
  const kept = await findChannels(db, clubId);
  const refused = refusalOf({ channel: name, streamKey }, { others: kept.map(nameOf), hasKey: false });
  if (refused) return refused;
  if (kept.length >= mostChannels) return { status: 409, body: problemBody('channels_full') };
  const today = dayAt(clock(), club.time_zone);
  const at = { db, sealing, now: new Date(clock()) };
  const id = await insertChannel(at, { clubId, name, streamKey, today });
  if (id === undefined) return { status: 409, body: problemBody('licence_channels') };
  const operation = 'createChannel';
  await tellChannel({ db, clock }, caller, { operation, channel: { id, clubId }, after: { name } });
  return { status: 201, body: { id, message: channelWords.added(name) } };
}

/** Changes a channel; the second of two who have read one version is told. */
export async function changeOf(
  { db, clock, sealing }: ChannelParts,
  { body, caller, request }: Call<'updateChannel'>,
): Promise<Reply<'updateChannel'>> {
  if (!caller) throw new Refusal('unauthorised');
  const { id, clubId, channel: name, streamKey = '' } = body;
  const taken = await takeChannel(db, id, caller);
  if (taken?.channel.club_id !== clubId) return { status: 404, body: problemBody('not_found') };
  if (isReadOnly(taken.club, caller)) return { status: 409, body: problemBody('club_inactive') };
  const outdated = versionFault(taken.channel.version, request);
  if (outdated) return outdated;
  const kept = (await findChannels(db, clubId)).filter((other) => other.id !== id);
  const refused = refusalOf({ channel: name, streamKey }, { others: kept.map(nameOf), hasKey: true });
  if (refused) return refused;
  await changeChannel({ db, sealing, now: new Date(clock()) }, { id, clubId, name, streamKey });
  await tellChannel({ db, clock }, caller, {
    operation: 'updateChannel',
    channel: { id, clubId },
    before: { name: taken.channel.name },
    after: { name, ...(streamKey === '' ? {} : { keyChange: 'new' }) },
  });
  return { status: 200, body: { message: channelWords.changed(name) } };
}

/** The refusal of an entry that breaks a rule, as an answer. */
export function refusalOf(...given: Parameters<typeof findChannelFault>): Refused | null {
  const fault = findChannelFault(...given);
  if (!fault) return null;
  const body = problemBody(fault.code, { [fault.field]: problemWords[fault.code] });
  return { status: fault.code === 'channel_taken' ? 409 : 400, body };
}

const nameOf = ({ name }: { name: string }): string => name;
