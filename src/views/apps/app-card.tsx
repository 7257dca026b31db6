import { sizeText } from '#domain/apps/build.ts';
import type { ReactNode } from 'react';
import { hostOf } from '#domain/apps/upload.ts';
import { plainDayText } from '#domain/dates/fixture-days.ts';
import { appWords as words } from '#domain/words/apps.ts';
import type { AppRow, AppsActor, UploadRow } from '#machines/apps/machine.ts';
import { Avatar } from '#views/ui/avatar.tsx';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { Link } from '#views/ui/link.tsx';
import { StatusChip } from '#views/ui/status-chip.tsx';
import * as css from './page.css.ts';

/** Shows the field of an app's logo. */
export type LogoOf = (app: AppRow) => ReactNode;

type Parts = { app: AppRow; isLocked: boolean; send: AppsActor['send'] };

/** An app with all its links, the newest first, and what can be done with each. */
export const AppCard = ({ app, renderLogo, isLocked, send }: Parts & { renderLogo: LogoOf | undefined }) => (
  <Card as="li" padding="none">
    <div className={css.head}>
      {!renderLogo && <Avatar name={app.appName} shape="club" photo={app.logo ?? undefined} />}
      <div className={css.about}>
        <h2 className={css.name}>{app.appName}</h2>
        <p className={css.description}>{app.description}</p>
        <StatusChip status={app.isActive ? 'active' : 'inactive'}>
          {app.isActive ? words.active : words.inactive}
        </StatusChip>
      </div>
      <div className={css.actions}>
        <Button size="small" disabled={isLocked} onClick={() => send({ type: 'edit', app })}>
          {words.edit(app.appName)}
        </Button>
        <Button size="small" disabled={isLocked} onClick={() => send({ type: 'link', app })}>
          {words.link(app.appName)}
        </Button>
        <Button size="small" disabled={isLocked} onClick={() => send({ type: 'upload', app })}>
          {words.upload(app.appName)}
        </Button>
      </div>
    </div>
    {renderLogo && <div className={css.logo}>{renderLogo(app)}</div>}
    {app.uploads.length === 0 ? (
      <p className={css.none}>{words.noUploads}</p>
    ) : (
      <ul className={css.uploads}>
        {app.uploads.map((upload) => (
          <Upload key={upload.id} app={app} upload={upload} isLocked={isLocked} send={send} />
        ))}
      </ul>
    )}
  </Card>
);

const Upload = ({ app, upload, isLocked, send }: Parts & { upload: UploadRow }) => {
  const what = words.what(upload.type, words.channels[upload.channel], upload.version);
  return (
    <li className={css.upload}>
      <div className={css.about}>
        <p className={css.what}>
          {upload.type} · {words.channels[upload.channel]} · {words.build(upload.version, upload.build)}
        </p>
        <p className={css.detail}>
          <Link href={upload.url} rel="noopener noreferrer">
            {hostOf(upload.url)}
          </Link>{' '}
          {[upload.size === null ? null : sizeText(upload.size), plainDayText(upload.createdAt.slice(0, 10))]
            .filter((part) => part !== null)
            .join(' · ')}
        </p>
        {upload.notes !== null && <p className={css.detail}>{upload.notes}</p>}
        {upload.sha256 !== null && <p className={css.digest}>{upload.sha256}</p>}
      </div>
      <div className={css.actions}>
        {upload.isCurrent && <StatusChip status="active">{words.current}</StatusChip>}
        {upload.isCurrent ? (
          <Button
            size="small"
            tone="danger"
            disabled={isLocked}
            onClick={() => send({ type: 'take.down', app, upload })}
          >
            {words.takeDownOne(what)}
          </Button>
        ) : (
          <Button size="small" disabled={isLocked} onClick={() => send({ type: 'publish', app, upload })}>
            {isOlder(app, upload) ? words.rollBackOne(what) : words.publishOne(what)}
          </Button>
        )}
      </div>
    </li>
  );
};

/** Whether the channel leads to something that came later. */
function isOlder({ uploads }: AppRow, upload: UploadRow): boolean {
  const current = uploads.find(
    (one) => one.isCurrent && one.type === upload.type && one.channel === upload.channel,
  );
  return current !== undefined && current.id > upload.id;
}
