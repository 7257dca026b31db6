import { sizeText } from '#domain/apps/build.ts';
import { isBareFile, isFile, type AppType } from '#domain/apps/upload.ts';
import { plainDayText } from '#domain/dates/fixture-days.ts';
import type { AppRow, UploadRow } from '#machines/downloads/machine.ts';
import { downloadWords as words } from '#domain/words/apps.ts';
import { Avatar } from '#views/ui/avatar.tsx';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Card } from '#views/ui/card.tsx';
import * as css from './page.css.ts';
import { QrCode } from './qr-code.tsx';

/** What a button stands for, the first kind of build that there is. */
const systems: readonly { system: string; types: readonly AppType[] }[] = [
  {
    get system() {
      return words.android;
    },
    types: ['Android', 'RN Android'],
  },
  {
    get system() {
      return words.ios;
    },
    types: ['iOS'],
  },
  {
    get system() {
      return words.tv;
    },
    types: ['Smart TV'],
  },
];

/** An app with a button and a code for each system that it runs on. */
export const AppCard = ({ app }: { app: AppRow }) => (
  <Card as="li" padding="form">
    <div className={css.head}>
      <Avatar name={app.appName} shape="club" photo={app.logo ?? undefined} />
      <div>
        <h2 className={css.name}>{app.appName}</h2>
        <p className={css.description}>{app.description}</p>
      </div>
    </div>
    <div className={css.builds}>
      {systems.map(({ system, types }) => {
        const upload = types
          .map((type) => app.uploads.find((one) => one.type === type))
          .find((one) => one !== undefined);
        return upload && <Build key={system} app={app.appName} system={system} upload={upload} />;
      })}
    </div>
  </Card>
);

/** What to know of a link before it is followed. */
function noteOf(url: string): string | null {
  if (isBareFile(url)) return words.bareNote;
  return isFile(url) ? words.fileNote : null;
}

type BuildProps = { app: string; system: string; upload: UploadRow };

const Build = ({ app, system, upload: { url, version, size, createdAt } }: BuildProps) => {
  const note = noteOf(url);
  return (
    <section className={css.build} aria-label={words.get(system, app)}>
      <div className={css.way}>
        <ButtonLink href={url} tone="primary" rel="noopener noreferrer" aria-label={words.get(system, app)}>
          {system}
        </ButtonLink>
        <p className={css.version}>
          {[
            words.version(version),
            size === null ? null : sizeText(size),
            plainDayText(createdAt.slice(0, 10)),
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </p>
        {note && <p className={css.hint}>{note}</p>}
      </div>
      <QrCode text={url} label={words.code(system, app)} />
    </section>
  );
};
