import type { Insertable } from 'kysely';
import type { AppChannel, AppType } from '#domain/apps/upload.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { DemoParts } from './demo.ts';
import { appLogos, pictureAddress } from './pictures.ts';

type Rows<T extends keyof Database> = Insertable<Database[T]>[];

const day = 86_400_000;

type Line = {
  app: number;
  type: AppType;
  channel: AppChannel;
  version: string;
  build: string | null;
  url: string;
};

const stores = 'https://stores.example';
const lines: readonly Line[] = [
  {
    app: 1,
    type: 'iOS',
    channel: 'stable',
    version: '4.1.0',
    build: '410',
    url: `${stores}/ios/baulk-scoring`,
  },
  {
    app: 1,
    type: 'iOS',
    channel: 'stable',
    version: '4.2.0',
    build: '421',
    url: `${stores}/ios/baulk-scoring`,
  },
  {
    app: 1,
    type: 'Android',
    channel: 'stable',
    version: '4.1.0',
    build: '1410',
    url: `${stores}/android/baulk-scoring`,
  },
  {
    app: 1,
    type: 'Android',
    channel: 'stable',
    version: '4.2.0',
    build: '1421',
    url: `${stores}/android/baulk-scoring`,
  },
  {
    app: 1,
    type: 'Android',
    channel: 'beta',
    version: '4.3.0-beta',
    build: '1430',
    url: `${stores}/beta/baulk-4.3.0.apk`,
  },
  {
    app: 1,
    type: 'Smart TV',
    channel: 'stable',
    version: '2.0.3',
    build: null,
    url: `${stores}/tv/baulk-scoring`,
  },
  {
    app: 2,
    type: 'RN Android',
    channel: 'stable',
    version: '1.8.1',
    build: '181',
    url: `${stores}/files/club-tablet-1.8.1.apk`,
  },
  {
    app: 3,
    type: 'Android',
    channel: 'internal',
    version: '0.3.0',
    build: '30',
    url: `${stores}/files/referee-0.3.0.apk`,
  },
];

/** Which uploads the channels lead to, by their place above. */
const published: readonly number[] = [2, 4, 5, 6, 7, 8];

/** Apps of each type: one for all, one for the tablets of a club, and one that is not offered yet. */
export function demoApps({ now }: DemoParts): {
  mobile_apps: Rows<'mobile_apps'>;
  app_uploads: Rows<'app_uploads'>;
  app_releases: Rows<'app_releases'>;
} {
  const at = (days: number): Date => new Date(now - days * day);
  const app = (id: number, name: string, description: string, isActive = true) => ({
    id,
    name,
    description,
    logo: pictureAddress('logo', appLogos[id - 1] ?? ''),
    is_active: isActive,
    created_at: at(200 - id),
    updated_at: at(60),
  });
  return {
    mobile_apps: [
      app(
        1,
        'Baulk Scoring',
        'Score snooker, pool, billiards and carom at the table, also without a network.',
      ),
      app(
        2,
        'Club Tablet',
        'For the tablet that hangs at a table: call a game, score it, and free the table again.',
      ),
      app(3, 'Referee', 'For referees: the matches of the day and their balls.', false),
    ],
    app_uploads: lines.map(({ app: appId, ...line }, place) => ({
      id: place + 1,
      app_id: appId,
      ...line,
      notes: place === 3 ? 'Frames can be taken back at the table.' : null,
      created_at: at(100 - place * 5),
    })),
    app_releases: published.flatMap((id) => {
      const line = lines[id - 1];
      return line
        ? [{ app_id: line.app, type: line.type, channel: line.channel, upload_id: id, released_at: at(50) }]
        : [];
    }),
  };
}
