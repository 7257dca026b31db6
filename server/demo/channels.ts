import type { Insertable } from 'kysely';
import { channelNameKey, mostChannels } from '#domain/channels/fault.ts';
import { placeOf, streamKeyPurpose } from '#server/channels/store.ts';
import type { Database } from '#server/database/db.gen.ts';
import { createSealing } from '#server/services/sealing.ts';
import type { Secrets } from '#server/services/secrets.ts';
import type { DemoParts } from './demo.ts';

type Rows = Insertable<Database['channels']>[];
type Line = { clubId: number; name: string; heldBy?: string };

/** A club with as many channels as it has licences, and one with the most that there may be. */
const fullClubs = { asLicences: { clubId: 4, count: 6 }, most: { clubId: 11, count: mostChannels } };

/** The channels of the demo: in use, free, as many as there are licences, and as many as there may be. */
export function demoChannels(parts: DemoParts, secrets: Secrets): Rows {
  const sealing = createSealing(secrets, streamKeyPurpose);
  return linesOf().map(({ clubId, name, heldBy = null }, place) => {
    const id = place + 1;
    const at = new Date(parts.now - 86_400_000);
    return {
      id,
      club_id: clubId,
      name,
      name_key: channelNameKey(name),
      sealed_key: sealing.seal(`live_demo_${clubId}_${id}_${letters(parts, 24)}`, placeOf({ id, clubId })),
      held_by: heldBy,
      version: 1,
      created_at: at,
      updated_at: at,
    };
  });
}

function linesOf(): Line[] {
  const numbered = ({ clubId, count }: { clubId: number; count: number }, name: string): Line[] =>
    Array.from({ length: count }, (_, place) => ({ clubId, name: `${name}${place + 1}` }));
  return [
    { clubId: 1, name: 'BrooklynTable1', heldBy: 'Overlay of table 1' },
    { clubId: 2, name: 'ClubTable1' },
    { clubId: 1, name: 'BrooklynTable2' },
    { clubId: 1, name: 'BrooklynFinals' },
    { clubId: 3, name: 'ShowTable', heldBy: 'Overlay of table 3' },
    ...numbered(fullClubs.asLicences, 'Table'),
    ...numbered(fullClubs.most, 'Stream'),
  ];
}

function letters({ random }: DemoParts, count: number): string {
  return Array.from({ length: count }, () => random.integer(0, 35).toString(36)).join('');
}
