import type { components } from '#contract/api.gen.ts';
import { mostChannels } from '#domain/channels/fault.ts';
import { dayAt } from '#domain/licences/term.ts';
import { refusalOf, type Refused } from '#server/channels/saving.ts';
import {
  changeChannel,
  freeNames,
  countLicences,
  findChannels,
  insertChannel,
  streamKeyPurpose,
} from '#server/channels/store.ts';
import { tellChannel } from '#server/channels/telling.ts';
import { problemBody } from '#server/http/problem.ts';
import { createSealing } from '#server/services/sealing.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';

/** What keeping channels needs of the process. */
type Parts = Pick<SessionParts, 'db' | 'clock' | 'secrets'>;

type Entry = components['schemas']['ChannelEntry'];
type Kept = { id: number; name: string };

/** Why the channels of a payload cannot be kept beside those that the club has. */
export function refusalOfChannels(entries: readonly Entry[], kept: readonly Kept[]): Refused | null {
  const isStrange = entries.some(({ id }) => id !== undefined && !kept.some((row) => row.id === id));
  if (isStrange) return { status: 400, body: problemBody('invalid_request') };
  const untouched = kept.filter(({ id }) => !entries.some((entry) => entry.id === id));
  if (untouched.length + entries.length > mostChannels) {
    return { status: 409, body: problemBody('channels_full') };
  }
  for (const [place, { id, channel, streamKey = '' }] of entries.entries()) {
    const others = [
      ...untouched.map(({ name }) => name),
      ...entries.toSpliced(place, 1).map((other) => other.channel),
    ];
    const refused = refusalOf({ channel, streamKey }, { others, hasKey: id !== undefined });
    if (refused) return refused;
  }
  return null;
}

/** Adds the channels with which a new club comes; its first licence has been held against them. */
export async function addChannels(
  { db, clock, secrets }: Parts,
  clubId: number,
  entries: readonly Entry[],
  caller: Caller | null,
): Promise<void> {
  const at = { db, sealing: createSealing(secrets, streamKeyPurpose), now: new Date(clock()) };
  for (const { channel: name, streamKey = '' } of entries) {
    const id = await insertChannel(at, { clubId, name, streamKey, today: null });
    const operation = 'createClub';
    if (id) await tellChannel({ db, clock }, caller, { operation, channel: { id, clubId }, after: { name } });
  }
}

/** Changes and adds channels of a club that is taken; what is not named stays. Answers why it cannot, if so. */
export async function saveChannels(
  { db, clock, secrets }: Parts,
  club: { id: number; time_zone: string },
  entries: readonly Entry[],
  caller: Caller | null,
): Promise<Refused | null> {
  const kept = await findChannels(db, club.id);
  const refused = refusalOfChannels(entries, kept);
  if (refused) return refused;
  const today = dayAt(clock(), club.time_zone);
  const more = entries.filter(({ id }) => id === undefined);
  if (more.length > 0 && kept.length + more.length > (await countLicences(db, club.id, today))) {
    return { status: 409, body: problemBody('licence_channels') };
  }
  const at = { db, sealing: createSealing(secrets, streamKeyPurpose), now: new Date(clock()) };
  const clubId = club.id;
  await freeNames(
    db,
    entries.flatMap(({ id }) => (id === undefined ? [] : [id])),
  );
  for (const { id, channel: name, streamKey = '' } of entries) {
    const added = id === undefined ? await insertChannel(at, { clubId, name, streamKey, today }) : undefined;
    if (id !== undefined) await changeChannel(at, { id, clubId, name, streamKey });
    const before = kept.find((row) => row.id === id);
    await tellChannel({ db, clock }, caller, {
      operation: 'updateClub',
      channel: { id: id ?? added ?? 0, clubId },
      ...(before ? { before: { name: before.name } } : {}),
      after: { name, ...(before && streamKey !== '' ? { keyChange: 'new' } : {}) },
    });
  }
  return null;
}
